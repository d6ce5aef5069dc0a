import { useState, type ReactElement } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const rainfall = [
  { month: 'Jan', harbor: 94, valley: 61, ridge: 138 },
  { month: 'Feb', harbor: 71, valley: 48, ridge: 112 },
  { month: 'Mar', harbor: 66, valley: 52, ridge: 97 },
  { month: 'Apr', harbor: 43, valley: 57, ridge: 81 },
  { month: 'May', harbor: 38, valley: 74, ridge: 89 },
  { month: 'Jun', harbor: 29, valley: 83, ridge: 76 },
  { month: 'Jul', harbor: 24, valley: 69, ridge: 63 },
  { month: 'Aug', harbor: 41, valley: 64, ridge: 72 },
  { month: 'Sep', harbor: 68, valley: 55, ridge: 104 },
  { month: 'Oct', harbor: 102, valley: 63, ridge: 141 },
  { month: 'Nov', harbor: 117, valley: 70, ridge: 156 },
  { month: 'Dec', harbor: 108, valley: 67, ridge: 149 },
];
const stations = [
  { dataKey: 'harbor', label: 'Harbor' },
  { dataKey: 'valley', label: 'Valley' },
  { dataKey: 'ridge', label: 'Ridge' },
] as const;
const totals = stations.map(({ dataKey, label }) => ({
  label,
  value: rainfall.reduce((sum, month) => sum + month[dataKey], 0),
}));
const clouds = stations.slice(1).map(({ dataKey, label }) => ({
  label,
  data: rainfall.map((month) => ({ id: month.month, x: month.harbor, y: month[dataKey] })),
}));

const palettes = {
  'Rainbow surge': rainbowSurgePalette,
  'Blueberry twilight': blueberryTwilightPalette,
  'Mango fusion': mangoFusionPalette,
};
const switches = ['Stack', 'Grid', 'Legend'] as const;
const withoutEffect: Record<string, readonly string[]> = {
  Pie: ['Stack', 'Grid'],
  Scatter: ['Stack'],
};

interface Settings {
  colors: (typeof palettes)['Mango fusion'];
  stack: boolean;
  grid: boolean;
  hideLegend: boolean;
}

const charts: Record<string, (settings: Settings) => ReactElement> = {
  Bars: ({ stack, grid, ...common }) => (
    <BarChart
      {...common}
      title="Rainfall per month at three stations"
      height={280}
      dataset={rainfall}
      xAxis={[{ dataKey: 'month' }]}
      grid={{ horizontal: grid }}
      series={stations.map((station) => (stack ? { ...station, stack: 'all' } : station))}
    />
  ),
  Lines: ({ stack: area, grid, ...common }) => (
    <LineChart
      {...common}
      title="Rainfall per month at three stations"
      height={280}
      dataset={rainfall}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      grid={{ horizontal: grid }}
      series={stations.map((station) =>
        area ? { ...station, area, stack: 'all', showMark: false } : station,
      )}
    />
  ),
  Pie: ({ colors, hideLegend }) => (
    <PieChart
      colors={colors}
      hideLegend={hideLegend}
      title="Rainfall per year at three stations"
      height={280}
      series={[{ data: totals, innerRadius: 60, paddingAngle: 3, cornerRadius: 6 }]}
    />
  ),
  Scatter: ({ colors, hideLegend, grid }) => (
    <ScatterChart
      colors={colors}
      hideLegend={hideLegend}
      title="Rainfall at the harbor against two other stations"
      height={280}
      xAxis={[{ label: 'Harbor (mm)' }]}
      grid={{ horizontal: grid, vertical: grid }}
      series={clouds}
    />
  ),
};

export default function ChartSwitcher() {
  const [chart, setChart] = useState('Bars');
  const [palette, setPalette] = useState<string>('Rainbow surge');
  const [active, setActive] = useState<readonly string[]>(['Grid', 'Legend']);
  const colors = Object.entries(palettes).find(([name]) => name === palette)?.[1];

  return (
    <Box
      sx={{ height: { xs: 416, sm: 364 }, display: 'grid', gridTemplateRows: 'auto 1fr', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Choice label="Chart" value={chart} options={Object.keys(charts)} onChange={setChart} />
        <Choice
          label="Palette"
          value={palette}
          options={Object.keys(palettes)}
          onChange={setPalette}
        />
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                size="small"
                checked={active.includes(name)}
                onChange={(_, on) =>
                  setActive(on ? [...active, name] : active.filter((other) => other !== name))
                }
              />
            }
            disabled={withoutEffect[chart]?.includes(name)}
            sx={{ mx: 0, gap: 0.5 }}
          />
        ))}
      </Box>
      {charts[chart]?.({
        colors: colors ?? rainbowSurgePalette,
        stack: active.includes('Stack'),
        grid: active.includes('Grid'),
        hideLegend: !active.includes('Legend'),
      })}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flexGrow: 1, minWidth: 110 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
