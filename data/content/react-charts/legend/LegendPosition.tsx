import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';

const DIRECTIONS = ['horizontal', 'vertical'] as const;
const VERTICAL = ['top', 'middle', 'bottom'] as const;
const HORIZONTAL = ['start', 'center', 'end'] as const;

export default function LegendPosition() {
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('vertical');
  const [vertical, setVertical] = useState<(typeof VERTICAL)[number]>('middle');
  const [horizontal, setHorizontal] = useState<(typeof HORIZONTAL)[number]>('end');

  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Choice label="direction" value={direction} options={DIRECTIONS} onChange={setDirection} />
        <Choice label="vertical" value={vertical} options={VERTICAL} onChange={setVertical} />
        <Choice
          label="horizontal"
          value={horizontal}
          options={HORIZONTAL}
          onChange={setHorizontal}
        />
      </Stack>
      <Box sx={{ height: 260 }}>
        <PieChart
          title="Visits by device, in percent"
          height={200}
          series={[
            {
              data: [
                { id: 'phone', value: 58, label: 'Phone' },
                { id: 'computer', value: 36, label: 'Computer' },
                { id: 'tablet', value: 6, label: 'Tablet' },
              ],
            },
          ]}
          slotProps={{ legend: { direction, position: { vertical, horizontal } } }}
        />
      </Box>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ width: 130 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
