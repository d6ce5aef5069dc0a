import { useState } from 'react';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { makeLoad } from '#data/content/shared/gridLoad.ts';

const hours = makeLoad(14);
const charts = [
  { dataKey: 'load', label: 'Demand (GW)', title: 'Power demand per hour' },
  { dataKey: 'price', label: 'Price (€/MWh)', title: 'Electricity price per hour' },
];

export default function LinkedCharts() {
  const [zoomData, setZoomData] = useState<readonly ZoomData[]>([
    { axisId: 'time', start: 25, end: 60 },
  ]);

  return (
    <div>
      {charts.map(({ dataKey, label, title }) => (
        <LineChartPro
          key={dataKey}
          title={title}
          height={200}
          hideLegend
          dataset={hours}
          xAxis={[
            { id: 'time', dataKey: 'time', scaleType: 'time', domainLimit: 'strict', zoom: true },
          ]}
          yAxis={[{ label, width: 70 }]}
          series={[{ dataKey, label, showMark: false }]}
          zoomData={zoomData}
          onZoomChange={setZoomData}
        />
      ))}
    </div>
  );
}
