import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const reported = [
  { id: 'open', label: 'Open', value: 14 },
  { id: 'review', label: 'In review', value: 9 },
  { id: 'solved', label: 'Solved', value: 37 },
];
const states = ['loading', 'no data', 'all zero', 'data'] as const;
type State = (typeof states)[number];

const answers: Record<State, typeof reported> = {
  loading: [],
  'no data': [],
  'all zero': reported.map((status) => ({ ...status, value: 0 })),
  data: reported,
};

export default function DataStates() {
  const [state, setState] = useState<State>('all zero');
  const tickets = answers[state];
  const isEmpty = tickets.every(({ value }) => value === 0);

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Answer of the server"
        size="small"
        exclusive
        sx={{ display: 'flex', height: 38, mb: 1 }}
        value={state}
        onChange={(_, next: State | null) => setState(next ?? state)}
      >
        {states.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        title="Support tickets of this week by status"
        height={220}
        loading={state === 'loading'}
        series={[{ data: isEmpty ? [] : tickets }]}
        localeText={{ noData: 'No tickets this week' }}
      />
    </div>
  );
}
