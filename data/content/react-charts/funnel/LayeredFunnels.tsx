import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const stages = ['Leads', 'Qualified', 'Offers', 'Orders'];
const target = [1800, 1400, 1050, 800];
const actual = [1560, 1120, 690, 430];

export default function LayeredFunnels() {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        Sales pipeline in the third quarter: target (outlined) and actual (filled)
      </Typography>
      <FunnelChart
        title="Sales pipeline in the third quarter, target and actual"
        height={300}
        hideLegend
        series={[
          {
            id: 'target',
            variant: 'outlined',
            sectionLabel: false,
            data: target.map((value, index) => ({
              value,
              label: `${stages[index]}, target`,
              color: '#8a7a3a',
            })),
          },
          {
            id: 'actual',
            data: actual.map((value, index) => ({
              value,
              label: `${stages[index]}, actual`,
              color: '#1769aa',
            })),
          },
        ]}
        categoryAxis={{ categories: stages, size: 80, disableLine: true, disableTicks: true }}
        sx={{ '& .MuiFunnelSection-root ~ text': { fill: '#fff' } }}
      />
    </div>
  );
}
