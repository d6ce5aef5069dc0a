import Typography from '@mui/material/Typography';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeProfile() {
  return (
    <div>
      <Typography variant="subtitle1" component="p" align="center">
        Kenya, washed: mean of six tasters, 0 to 10 points
      </Typography>
      <RadarChart
        title="Taste profile of a coffee: aroma 8.4, acidity 7.8, body 5.2, sweetness 7.1, bitterness 3.4, aftertaste 6.6 of 10"
        height={340}
        hideLegend
        series={[
          {
            label: 'Kenya',
            data: [8.4, 7.8, 5.2, 7.1, 3.4, 6.6],
            fillArea: true,
            color: '#0072b2',
          },
        ]}
        radar={{
          max: 10,
          metrics: ['Aroma', 'Acidity', 'Body', 'Sweetness', 'Bitterness', 'Aftertaste'],
        }}
      />
    </div>
  );
}
