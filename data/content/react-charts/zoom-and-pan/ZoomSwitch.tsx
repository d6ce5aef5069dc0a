import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { makeLoad } from '#data/content/shared/gridLoad.ts';

const hours = makeLoad(14);

export default function ZoomSwitch() {
  const [zoom, setZoom] = useState(false);
  const [zoomData, setZoomData] = useState<readonly ZoomData[]>([
    { axisId: 'time', start: 0, end: 100 },
  ]);

  return (
    <div>
      <FormControlLabel
        label="Zoom and pan"
        control={<Switch checked={zoom} onChange={(_, checked) => setZoom(checked)} />}
      />
      <LineChartPro
        title="Wind power per hour, in gigawatts"
        height={240}
        hideLegend
        dataset={hours}
        xAxis={[{ id: 'time', dataKey: 'time', scaleType: 'time', domainLimit: 'strict', zoom }]}
        yAxis={[{ label: 'Wind power (GW)', min: 0 }]}
        series={[{ dataKey: 'wind', label: 'Wind power (GW)', showMark: false, area: true }]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        sx={{ '& > svg': { touchAction: zoom ? 'none' : 'pan-y' } }}
      />
    </div>
  );
}
