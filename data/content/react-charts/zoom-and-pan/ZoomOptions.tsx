import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { makeLoad } from '#data/content/shared/gridLoad.ts';

const hours = makeLoad(14);
const ranges = [
  ['minStart', 'maxEnd'],
  ['minSpan', 'maxSpan'],
] as const;

export default function ZoomOptions() {
  const [zoom, setZoom] = useState({
    minStart: 0,
    maxEnd: 100,
    minSpan: 10,
    maxSpan: 100,
    step: 5,
    panning: true,
  });
  const { minStart, maxEnd, maxSpan } = zoom;
  const initial = { axisId: 'time', start: minStart, end: Math.min(maxEnd, minStart + maxSpan) };
  const [visible, setVisible] = useState<ZoomData>();
  const { start, end } = visible ?? initial;

  function change(next: Partial<typeof zoom>) {
    setZoom({ ...zoom, ...next });
    setVisible(undefined);
  }

  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 5, px: 3 }}>
        {ranges.map(([low, high]) => (
          <div key={low}>
            <Typography variant="body2">
              {low}: {zoom[low]}, {high}: {zoom[high]}
            </Typography>
            <Slider
              size="small"
              getAriaLabel={(index) => (index === 0 ? low : high)}
              step={5}
              value={[zoom[low], zoom[high]]}
              onChange={(_, [from = 0, to = 100]) => {
                if (from < to) {
                  change({ [low]: from, [high]: to });
                }
              }}
            />
          </div>
        ))}
        <div>
          <Typography variant="body2">step: {zoom.step}</Typography>
          <Slider
            size="small"
            aria-label="step"
            min={1}
            max={20}
            value={zoom.step}
            onChange={(_, step) => change({ step })}
          />
        </div>
        <FormControlLabel
          label="panning"
          control={<Switch checked={zoom.panning} onChange={(_, panning) => change({ panning })} />}
        />
      </Box>
      <LineChartPro
        key={JSON.stringify(zoom)}
        title="Power demand per hour, in gigawatts"
        height={240}
        hideLegend
        dataset={hours}
        xAxis={[{ id: 'time', dataKey: 'time', scaleType: 'time', domainLimit: 'strict', zoom }]}
        yAxis={[{ label: 'Demand (GW)', min: 0 }]}
        series={[{ dataKey: 'load', label: 'Demand (GW)', showMark: false }]}
        initialZoom={[initial]}
        onZoomChange={([zoomed]) => setVisible(zoomed)}
      />
      <Typography variant="body2" role="status">
        Visible: {Math.round(start)}% to {Math.round(end)}%
      </Typography>
    </div>
  );
}
