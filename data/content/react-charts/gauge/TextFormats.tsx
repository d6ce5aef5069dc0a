import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Gauge, gaugeClasses, type GaugeProps } from '@mui/x-charts/Gauge';

const formats = {
  default: undefined,
  unit: ({ value }) => `${value} kW`,
  fraction: ({ value, valueMax }) => `${value} / ${valueMax}`,
  'two lines': ({ value, valueMax }) => `${value} kW\nof ${valueMax} kW`,
  none: () => null,
} satisfies Record<string, GaugeProps['text']>;
type Format = keyof typeof formats;

export default function TextFormats() {
  const [format, setFormat] = useState<Format>('two lines');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Text"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38, mb: 1 }}
        value={format}
        onChange={(_, next: Format | null) => setFormat(next ?? format)}
      >
        {Object.keys(formats).map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Gauge
        aria-label="Output of the solar panels"
        aria-valuetext="7.4 of 12 kilowatts"
        height={220}
        value={7.4}
        valueMax={12}
        text={formats[format]}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 18 } }}
      />
    </div>
  );
}
