import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { id: 'education', label: 'Education', parts: { Schools: 9.4, Daycare: 6.1, Library: 1.2 } },
  { id: 'transport', label: 'Transport', parts: { Buses: 5.3, Roads: 4.1, 'Bike lanes': 1.9 } },
  { id: 'culture', label: 'Culture', parts: { Theater: 2.2, Museum: 1.6, Festivals: 0.7 } },
];
const areas = budget.map(({ id, label, parts }) => ({
  id,
  label,
  value: Object.values(parts).reduce((sum, value) => sum + value, 0),
}));
const millions = ({ value }: { value: number }) => `€${value.toFixed(1)} million`;

export default function DrillDown() {
  const [area, setArea] = useState<(typeof budget)[number]>();
  const heading = useRef<HTMLSpanElement>(null);
  const open = (id: unknown) => setArea(budget.find((each) => each.id === id));

  return (
    <div>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 40 }}
      >
        <Typography ref={heading} tabIndex={-1} role="status">
          City budget{area && `: ${area.label}`}
        </Typography>
        {area && (
          <Button
            autoFocus
            onClick={() => {
              setArea(undefined);
              heading.current?.focus();
            }}
          >
            All areas
          </Button>
        )}
      </Box>
      {area ? (
        <PieChart
          key={area.id}
          title={`Budget of the area ${area.label}, in million euros`}
          height={240}
          colors={['#0072b2', '#56b4e9', '#a6d5f2']}
          series={[
            {
              valueFormatter: millions,
              data: Object.entries(area.parts).map(([label, value]) => ({ label, value })),
            },
          ]}
        />
      ) : (
        <PieChart
          key="all"
          title="City budget by area, in million euros"
          height={240}
          colors={['#009e73', '#e69f00', '#cc79a7']}
          series={[{ data: areas, valueFormatter: millions }]}
          onItemClick={(_, { dataIndex }) => open(areas[dataIndex]?.id)}
          slotProps={{
            legend: {
              onItemClick: (_: unknown, { itemId }: SeriesLegendItemContext) => open(itemId),
              sx: { button: { cursor: 'pointer' } },
            },
          }}
        />
      )}
    </div>
  );
}
