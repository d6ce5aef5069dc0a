import { LineChart } from '@mui/x-charts/LineChart';

/** Eight colors that remain distinct with the common types of color blindness, by Okabe and Ito. */
const okabeIto = [
  '#0072B2',
  '#E69F00',
  '#009E73',
  '#D55E00',
  '#56B4E9',
  '#CC79A7',
  '#F0E442',
  '#7F7F7F',
];
const years = [2019, 2020, 2021, 2022, 2023, 2024];

export default function OkabeItoColors() {
  return (
    <LineChart
      title="Daily riders per tram line, in thousands"
      height={320}
      colors={okabeIto}
      xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict', tickMinStep: 1 }]}
      yAxis={[{ label: 'Riders per day (thousand)', min: 0 }]}
      series={[
        { label: 'Line 1', shape: 'circle', data: [42, 26, 29, 37, 43, 46] },
        { label: 'Line 2', shape: 'square', data: [35, 21, 24, 31, 34, 35] },
        { label: 'Line 4', shape: 'triangle', data: [28, 17, 20, 26, 30, 33] },
        { label: 'Line 7', shape: 'diamond', data: [19, 12, 13, 15, 17, 16] },
        { label: 'Line 9', shape: 'cross', data: [8, 6, 9, 13, 18, 22] },
      ]}
    />
  );
}
