import LaptopIcon from '@mui/icons-material/Laptop';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import TabletIcon from '@mui/icons-material/Tablet';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';

// Icons are memo components, which labelMarkType ignores, so each is wrapped in a function.
function PhoneMark({ className, color }: ChartsLabelCustomMarkProps) {
  return <SmartphoneIcon className={className} style={{ color }} />;
}

function LaptopMark({ className, color }: ChartsLabelCustomMarkProps) {
  return <LaptopIcon className={className} style={{ color }} />;
}

function TabletMark({ className, color }: ChartsLabelCustomMarkProps) {
  return <TabletIcon className={className} style={{ color }} />;
}

const devices = [
  { id: 'phone', label: 'Phone', value: 57, color: '#0072b2', labelMarkType: PhoneMark },
  { id: 'laptop', label: 'Laptop', value: 35, color: '#d55e00', labelMarkType: LaptopMark },
  { id: 'tablet', label: 'Tablet', value: 8, color: '#009e73', labelMarkType: TabletMark },
];

export default function CustomMarks() {
  return (
    <PieChart
      title="Visits to the online shop by device, in percent"
      height={240}
      series={[{ data: devices, valueFormatter: ({ value }) => `${value}%` }]}
      sx={{ '& .MuiChartsLabelMark-root': { width: 24, height: 24 } }}
    />
  );
}
