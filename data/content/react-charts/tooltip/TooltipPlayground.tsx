import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

export default function TooltipPlayground(props: Partial<LineChartProps>) {
  return (
    <LineChart
      title="Passengers per month, in thousands"
      height={260}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      series={[
        { label: 'Tram', data: [610, 590, 640, 655, 690, 670] },
        { label: 'Bus', data: [480, 470, 495, 470, 460, 445] },
      ]}
      {...props}
    />
  );
}
