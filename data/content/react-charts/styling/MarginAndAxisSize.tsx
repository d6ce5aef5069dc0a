import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

export default function MarginAndAxisSize() {
  const [margin, setMargin] = useState(20);
  const [size, setSize] = useState(80);
  const [visible, setVisible] = useState(true);

  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1.5 }}>
        <Amount label="margin" value={margin} max={60} onChange={setMargin} />
        <Amount label="yAxis width" value={size} max={120} onChange={setSize} />
      </Box>
      <FormControlLabel
        control={<Switch checked={visible} onChange={(_, checked) => setVisible(checked)} />}
        label="y-axis"
      />
      <BarChart
        title="Nights booked per campsite"
        height={280}
        hideLegend
        skipAnimation
        layout="horizontal"
        margin={margin}
        colors={['#0072B2']}
        yAxis={[
          {
            data: ['Lakeside', 'Pine Forest', 'Riverbank', 'Old Quarry'],
            width: size,
            position: visible ? 'left' : 'none',
          },
        ]}
        series={[{ label: 'Nights', data: [1840, 1395, 1120, 610] }]}
      >
        <DrawingArea />
      </BarChart>
    </div>
  );
}

type AmountProps = {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

function Amount({ label, value, max, onChange }: AmountProps) {
  const id = useId();

  return (
    <div>
      <Typography id={id} variant="body2">
        {label}: {value} px
      </Typography>
      <Slider
        aria-labelledby={id}
        size="small"
        step={10}
        max={max}
        value={value}
        onChange={(_, next) => onChange(Number(next))}
      />
    </div>
  );
}

/** A dashed frame around the part of the chart that remains for the bars. */
function DrawingArea() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <rect
      x={left}
      y={top}
      width={Math.max(0, width)}
      height={Math.max(0, height)}
      fill="none"
      stroke="#D55E00"
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}
