/** What fragments of the charts' documents may use without defining it. */
export { BarChart, BarPlot } from '@mui/x-charts/BarChart';
export { ChartContainer } from '@mui/x-charts/ChartContainer';
export { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
export { ChartsLegend } from '@mui/x-charts/ChartsLegend';
export { ChartsSurface } from '@mui/x-charts/ChartsSurface';
export { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
export { LineChart } from '@mui/x-charts/LineChart';
export { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
export { SparkLineChart } from '@mui/x-charts/SparkLineChart';
export { useItemHighlighted } from '@mui/x-charts/hooks';

export declare const series: { data: number[] }[];
export declare const barSeries: { type: 'bar'; data: number[] }[];
export declare const months: string[];
export declare const xAxis: { scaleType: 'band'; data: string[] }[];
export declare const visits: number[];
export declare const seriesId: string;
export declare const dataIndex: number;
export declare function openMonth(event: MouseEvent, clicked: unknown): void;
