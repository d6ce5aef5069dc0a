import { PieChart } from '@mui/x-charts/PieChart';

const goods = [
  { id: 'cars', label: 'Cars', value: 17.2 },
  { id: 'machines', label: 'Machines', value: 14.1 },
  { id: 'chemicals', label: 'Chemicals', value: 9.3 },
  { id: 'computers', label: 'Computers', value: 8.4 },
  { id: 'electrical', label: 'Electrical goods', value: 7.6 },
  { id: 'medicine', label: 'Medicine', value: 7.2 },
  { id: 'food', label: 'Food', value: 4.6 },
  { id: 'metals', label: 'Metals', value: 4.4 },
  { id: 'aircraft', label: 'Aircraft', value: 3.8 },
  { id: 'plastics', label: 'Plastics', value: 3.3 },
  { id: 'paper', label: 'Paper', value: 1.9 },
  { id: 'textiles', label: 'Textiles', value: 1.6 },
];

export default function ScrollingLegend() {
  return (
    <PieChart
      title="Goods exported, in percent of their value"
      height={200}
      colors={goods.map((_, index) => `hsl(${220 + index * 30} 55% 60%)`)}
      series={[{ data: goods, valueFormatter: ({ value }) => `${value}%` }]}
      slotProps={{
        legend: { sx: { maxHeight: 160, overflowY: 'auto', flexWrap: 'nowrap' } },
      }}
    />
  );
}
