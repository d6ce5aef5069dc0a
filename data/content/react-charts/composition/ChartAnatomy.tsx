import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

interface Part {
  name: string;
  /** The component that you render to get this part. */
  component: string;
  className?: string;
  slot?: string;
  selector: string;
  /** Too thin to be hit with a pointer. */
  thin?: boolean;
}

const surface: Part = {
  name: 'Surface',
  component: 'ChartsSurface',
  selector: 'svg:has(> title)',
};
const innerParts: Part[] = [
  part('Bar', 'BarPlot', 'MuiBarElement-root', 'bar'),
  part('Bar label', 'BarPlot', 'MuiBarLabel-root', 'barLabel'),
  part('Line', 'LinePlot', 'MuiLineElement-root', 'line'),
  part('Mark', 'MarkPlot', 'MuiMarkElement-root', 'mark'),
  part('Reference line', 'ChartsReferenceLine', 'MuiChartsReferenceLine-root', undefined, true),
  part('Tick label', 'ChartsXAxis, ChartsYAxis', 'MuiChartsAxis-tickLabel', 'axisTickLabel', true),
  part('Axis label', 'ChartsXAxis, ChartsYAxis', 'MuiChartsAxis-label', 'axisLabel', true),
  part('Tick', 'ChartsXAxis, ChartsYAxis', 'MuiChartsAxis-tick', 'axisTick', true),
  part('Axis line', 'ChartsXAxis, ChartsYAxis', 'MuiChartsAxis-line', 'axisLine', true),
  part('Grid line', 'ChartsGrid', 'MuiChartsGrid-line', undefined, true),
  part('Legend', 'ChartsLegend', 'MuiChartsLegend-root', 'legend'),
  part('Axis highlight', 'ChartsAxisHighlight', 'MuiChartsAxisHighlight-root'),
  part('Tooltip', 'ChartsTooltip', 'MuiChartsTooltip-root', 'tooltip'),
];
const parts = [...innerParts, surface];

interface Pointed {
  part: Part;
  place?: { left: number; top: number; width: number; height: number };
}

export default function ChartAnatomy() {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const frameRef = useRef<HTMLDivElement>(null);

  function point(next: Part, element?: Element | null) {
    const frame = frameRef.current?.getBoundingClientRect();
    const box = element?.getBoundingClientRect();
    const { width = 0, height = 0 } = box ?? {};
    setPointed({
      part: next,
      place: frame &&
        box && { left: box.left - frame.left, top: box.top - frame.top, width, height },
    });
  }

  return (
    <div>
      <Box
        ref={frameRef}
        sx={{ position: 'relative' }}
        onPointerMove={({ clientX, clientY, currentTarget }) => {
          const found = partAt(currentTarget, clientX, clientY);
          if (found) {
            point(found.part, found.element);
          }
        }}
      >
        <WeatherChart />
        {pointed?.place && (
          <Box
            data-outline={pointed.part.name}
            sx={{
              position: 'absolute',
              pointerEvents: 'none',
              outline: '2px solid',
              outlineColor: 'error.main',
              outlineOffset: 2,
            }}
            style={pointed.place}
          />
        )}
      </Box>
      <Typography variant="body2" component="p" aria-live="polite" sx={{ minHeight: 44, my: 1 }}>
        {pointed ? <Description {...pointed} /> : 'Point at a part of the chart.'}
      </Typography>
      <Box
        component="ul"
        aria-label="Parts"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {parts.map((each) => (
          <li key={each.name}>
            <Chip
              clickable
              size="small"
              variant={pointed?.part === each ? 'filled' : 'outlined'}
              label={each.name}
              onClick={() => point(each, frameRef.current?.querySelector(each.selector))}
            />
          </li>
        ))}
      </Box>
    </div>
  );
}

function Description({ part: { name, component, className, slot }, place }: Pointed) {
  return (
    <>
      <strong>{name}</strong>: rendered by <code>{component}</code>
      {className && (
        <>
          , class <code>.{className}</code>
        </>
      )}
      {slot && (
        <>
          , slot <code>{slot}</code>
        </>
      )}
      {!place && '. It appears while the pointer is in the drawing area'}.
    </>
  );
}

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

function WeatherChart() {
  return (
    <ChartDataProvider
      height={280}
      xAxis={[{ id: 'month', scaleType: 'band', data: months, categoryGapRatio: 0.3 }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'warmth', position: 'right', label: 'Mean (°C)', min: 0 },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rain', label: 'Rain', data: [43, 38, 29, 24, 41, 68] },
        { type: 'line', yAxisId: 'warmth', label: 'Mean', data: [9, 13, 17, 20, 19, 16] },
      ]}
    >
      <ChartsLegend direction="horizontal" sx={{ justifyContent: 'center' }} />
      <ChartsSurface
        title="Rain and temperature from April to September"
        sx={{ '& .MuiBarLabel-root': { fill: 'white', fontSize: 12 } }}
      >
        <ChartsGrid horizontal />
        <BarPlot barLabel="value" />
        <LinePlot />
        <ChartsAxisHighlight x="band" />
        <ChartsReferenceLine
          axisId="rain"
          y={60}
          label="Flood warning"
          labelStyle={{ direction: 'ltr', fontSize: 12 }}
          labelAlign="start"
        />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="warmth" />
        <MarkPlot />
      </ChartsSurface>
      <ChartsTooltip trigger="axis" />
    </ChartDataProvider>
  );
}

/** What is at a place of the window: the foremost part, or a thin one near it. */
function partAt(frame: Element, x: number, y: number) {
  for (const hit of document.elementsFromPoint(x, y)) {
    const found = frame.contains(hit) && innerParts.find(({ selector }) => hit.closest(selector));
    if (found) {
      return { part: found, element: hit.closest(found.selector) };
    }
  }
  for (const thin of innerParts.filter((each) => each.thin)) {
    const near = [...frame.querySelectorAll(thin.selector)].find((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4;
    });
    if (near) {
      return { part: thin, element: near };
    }
  }
  const svg = document.elementFromPoint(x, y)?.closest(surface.selector);
  return svg ? { part: surface, element: svg } : undefined;
}

function part(
  name: string,
  component: string,
  className: string,
  slot?: string,
  thin = false,
): Part {
  return { name, component, className, slot, thin, selector: `.${className}` };
}
