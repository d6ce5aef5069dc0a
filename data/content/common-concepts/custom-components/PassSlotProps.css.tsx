import { BarChart } from '@mui/x-charts/BarChart';
import styles from './PassSlotProps.module.css';

export default function PassSlotProps() {
  return (
    <BarChart
      title="Library loans per quarter, in thousands"
      height={280}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: 'Print', data: [41, 37, 52, 58] },
        { label: 'Audio', data: [18, 26, 21, 24] },
      ]}
      slotProps={{
        legend: { position: { vertical: 'bottom' }, className: styles.legend },
        tooltip: { trigger: 'item' },
      }}
    />
  );
}
