import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function LegendSpacing() {
  const itemGapId = useId();
  const markGapId = useId();
  const markSizeId = useId();
  const [itemGap, setItemGap] = useState(16);
  const [markGap, setMarkGap] = useState(8);
  const [markSize, setMarkSize] = useState(13);

  return (
    <div>
      <Box sx={{ display: 'grid', grid: '20px 44px / repeat(3, 1fr)', columnGap: 3, px: 1.5 }}>
        <Typography variant="body2" id={itemGapId}>
          Items: {itemGap} px
        </Typography>
        <Typography variant="body2" id={markGapId}>
          Mark: {markGap} px
        </Typography>
        <Typography variant="body2" id={markSizeId}>
          Size: {markSize} px
        </Typography>
        <Slider
          aria-labelledby={itemGapId}
          max={40}
          value={itemGap}
          onChange={(_, gap) => setItemGap(gap)}
        />
        <Slider
          aria-labelledby={markGapId}
          max={24}
          value={markGap}
          onChange={(_, gap) => setMarkGap(gap)}
        />
        <Slider
          aria-labelledby={markSizeId}
          min={6}
          max={24}
          value={markSize}
          onChange={(_, size) => setMarkSize(size)}
        />
      </Box>
      <BarChart
        title="Parcels delivered per day"
        height={240}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { label: 'Bike', data: [84, 92, 101, 97, 130] },
          { label: 'Van', data: [210, 198, 224, 240, 265] },
        ]}
        slotProps={{
          legend: {
            sx: {
              gap: `${itemGap}px`,
              [`.${legendClasses.series}`]: { gap: `${markGap}px` },
              [`li .${legendClasses.mark}`]: { width: markSize, height: markSize },
            },
          },
        }}
      />
    </div>
  );
}
