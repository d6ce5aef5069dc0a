import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { makeFlats } from '#data/content/shared/flats.ts';

const harbor = makeFlats(60, 17, 3);
const hills = makeFlats(60, 12, 8);

export default function ImageFormat() {
  const apiRef = useRef<ChartProApi>(undefined);
  const [type, setType] = useState('image/png');
  const [quality, setQuality] = useState(0.9);

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3, pt: 1, pb: 1 }}
      >
        <TextField
          select
          size="small"
          label="type"
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ width: 140 }}
        >
          {['image/png', 'image/jpeg', 'image/webp'].map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ width: 140, mx: 1 }}>
          <Typography variant="caption" component="p">
            quality: {quality}
          </Typography>
          <Slider
            size="small"
            aria-label="quality"
            disabled={type === 'image/png'}
            max={1}
            step={0.1}
            value={quality}
            onChange={(_, next) => setQuality(next)}
          />
        </Box>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportAsImage({ fileName: 'flats', type, quality })}
        >
          Save image
        </Button>
      </Stack>
      <ScatterChartPro
        apiRef={apiRef}
        title="Size and rent of flats for rent in two districts"
        height={274}
        sx={{ bgcolor: 'background.paper' }}
        xAxis={[{ label: 'Size (m²)' }]}
        yAxis={[{ label: 'Rent (€ per month)', width: 75 }]}
        series={[
          { label: 'Harbor', data: harbor },
          { label: 'Hills', data: hills },
        ]}
      />
    </div>
  );
}
