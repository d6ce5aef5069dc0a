import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

const Rotating = styled('g')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.error.main,
  transition: 'transform 300ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

function Needle() {
  const { valueAngle, innerRadius, outerRadius, cx, cy } = useGaugeState();

  if (valueAngle === null) {
    return null;
  }
  return (
    <g transform={`translate(${cx}, ${cy})`}>
      <Rotating style={{ transform: `rotate(${valueAngle}rad)` }}>
        <path d={`M -4 ${-innerRadius * 0.45} L 0 ${-outerRadius} L 4 ${-innerRadius * 0.45} Z`} />
      </Rotating>
    </g>
  );
}

export default function GaugeNeedle() {
  const [speed, setSpeed] = useState(84);

  return (
    <div>
      <Box sx={{ height: 44, px: 1.5 }}>
        <Slider
          aria-label="Speed"
          max={160}
          value={speed}
          onChange={(_, value) => setSpeed(value)}
        />
      </Box>
      <GaugeContainer
        aria-label="Speed of the train"
        aria-valuetext={`${speed} kilometers per hour`}
        height={220}
        valueMax={160}
        value={speed}
        startAngle={-110}
        endAngle={110}
      >
        <GaugeReferenceArc />
        <Needle />
        <GaugeValueText
          text={({ value }) => `${value}\nkm/h`}
          style={{ fontSize: 24, textAnchor: 'middle', dominantBaseline: 'central' }}
        />
      </GaugeContainer>
    </div>
  );
}
