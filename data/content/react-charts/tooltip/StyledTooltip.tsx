import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StyledTooltip() {
  return (
    <LineChart
      title="Memory used by a server, in gigabytes"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'] }]}
      yAxis={[{ label: 'GB' }]}
      series={[
        { label: 'Cache', data: [11, 14, 19, 21, 18, 12] },
        { label: 'Database', data: [22, 27, 35, 38, 31, 24] },
      ]}
      slotProps={{
        tooltip: {
          sx: {
            [`.${chartsTooltipClasses.paper}`]: {
              bgcolor: 'grey.900',
              color: 'common.white',
              borderColor: 'grey.700',
              borderRadius: 2,
              boxShadow: 6,
            },
            [`.${chartsTooltipClasses.labelCell}`]: { color: 'grey.400' },
            [`td.${chartsTooltipClasses.valueCell}`]: {
              color: 'common.white',
              fontVariantNumeric: 'tabular-nums',
              textAlign: 'end',
            },
          },
        },
      }}
    />
  );
}
