import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';

const orders = [64, 71, 58, 83, 122, 140, 97];

export default function OverlayWithAxes() {
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 1500); // a request in your code
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <div aria-busy={loading}>
      <Button onClick={() => setLoading(true)}>Load again</Button>
      <BarChart
        title="Orders per weekday"
        height={260}
        hideLegend
        loading={loading}
        colors={['#0072B2']}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ label: 'Orders', min: 0, max: 160 }]}
        series={loading ? [] : [{ label: 'Orders', data: orders }]}
      />
    </div>
  );
}
