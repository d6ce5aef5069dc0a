import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import type { DefaultizedPieValueType, PieItemIdentifier } from '@mui/x-charts/models';

const tickets = [
  { id: 'day', label: 'Day ticket', value: 1840 },
  { id: 'week', label: 'Week ticket', value: 620 },
  { id: 'year', label: 'Year ticket', value: 275 },
];

export default function ClickInspector() {
  const [clicked, setClicked] = useState<[PieItemIdentifier, DefaultizedPieValueType]>();

  return (
    <div>
      <PieChart
        title="Swimming pool tickets sold in June"
        height={220}
        series={[{ id: 'tickets', data: tickets }]}
        onItemClick={(_, identifier, item) => setClicked([identifier, item])}
      />
      <Box
        role="status"
        sx={{
          display: 'grid',
          gridTemplateColumns: '2fr 3fr',
          gap: 2,
          alignItems: 'start',
          height: { xs: 520, sm: 430 },
          mt: 1,
          pre: { m: 0, fontSize: 12, lineHeight: 1.5, whiteSpace: 'pre-wrap' },
        }}
      >
        {clicked ? (
          clicked.map((argument, index) => (
            <pre key={index}>{JSON.stringify(argument, round, 2)}</pre>
          ))
        ) : (
          <Typography>Click a slice.</Typography>
        )}
      </Box>
    </div>
  );
}

function round(_: string, value: unknown) {
  return typeof value === 'number' ? Number(value.toFixed(2)) : value;
}
