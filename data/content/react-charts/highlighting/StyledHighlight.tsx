import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';

export default function StyledHighlight() {
  return (
    <BarChart
      title="Meals served per weekday"
      height={280}
      hideLegend
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        {
          label: 'Meals',
          color: '#0072B2',
          data: [84, 92, 88, 107, 146, 171, 129],
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      sx={{
        [`& .${barElementClasses.highlighted}`]: { stroke: 'currentColor', strokeWidth: 2 },
        [`& .${barElementClasses.faded}`]: { opacity: 0.6 },
        [`& .${chartsAxisHighlightClasses.root}`]: { fill: '#E69F00', fillOpacity: 0.25 },
      }}
    />
  );
}
