import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const donations = [
  { label: 'Read', value: 1860 },
  { label: 'Opened the form', value: 1240 },
  { label: 'Filled it in', value: 790 },
  { label: 'Donated', value: 520 },
];
const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

export default function LabelPositions() {
  const id = useId();
  const [vertical, setVertical] = useState<(typeof verticals)[number]>('middle');
  const [horizontal, setHorizontal] = useState<(typeof horizontals)[number]>('end');
  const [offset, setOffset] = useState(16);

  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          minHeight: 56,
        }}
      >
        <ToggleButtonGroup
          aria-label="vertical"
          size="small"
          exclusive
          value={vertical}
          onChange={(_, next) => setVertical(next ?? vertical)}
        >
          {verticals.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label="horizontal"
          size="small"
          exclusive
          value={horizontal}
          onChange={(_, next) => setHorizontal(next ?? horizontal)}
        >
          {horizontals.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ width: 160, px: 1 }}>
          <Typography id={id} variant="body2">
            offset.x: {offset} px
          </Typography>
          <Slider
            aria-labelledby={id}
            size="small"
            max={24}
            value={offset}
            onChange={(_, next) => setOffset(next)}
          />
        </Box>
      </Box>
      <FunnelChart
        title="Donors per step of a campaign"
        height={280}
        margin={{ left: 68, right: 68 }}
        gap={2}
        series={[
          {
            data: donations,
            variant: 'outlined',
            sectionLabel: {
              position: { vertical, horizontal },
              textAnchor: horizontal === 'end' ? 'start' : undefined,
              offset: { x: offset },
            },
          },
        ]}
      />
    </div>
  );
}
