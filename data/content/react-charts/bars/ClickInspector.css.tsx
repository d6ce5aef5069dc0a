import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier, ChartsAxisData } from '@mui/x-charts/models';
import styles from './ClickInspector.module.css';

export default function ClickInspector() {
  const [item, setItem] = useState<BarItemIdentifier | null>(null);
  const [axis, setAxis] = useState<ChartsAxisData | null>(null);

  return (
    <div>
      <BarChart
        title="Concert tickets sold per day"
        height={280}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { id: 'seated', label: 'Seated', data: [64, 58, 91, 120, 176] },
          { id: 'standing', label: 'Standing', data: [32, null, 47, 85, 140] },
        ]}
        onItemClick={(_, clickedItem) => setItem(clickedItem)}
        onAxisClick={(_, clickedAxis) => setAxis(clickedAxis)}
      />
      <div role="status" className={styles.reports}>
        <Report title="onItemClick" data={item} />
        <Report title="onAxisClick" data={axis} />
      </div>
    </div>
  );
}

function Report({
  title,
  data,
}: {
  title: string;
  data: BarItemIdentifier | ChartsAxisData | null;
}) {
  return (
    <div className={styles.report}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <pre className={styles.data}>
        {data ? JSON.stringify(data, null, 2) : 'Click a bar or beside it.'}
      </pre>
    </div>
  );
}
