import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const queues = [
  { id: 'billing', label: 'Billing', children: [{ id: 't-81', label: 'Refund is missing' }] },
  {
    id: 'technical',
    label: 'Technical',
    children: [
      { id: 't-77', label: 'Cannot sign in' },
      { id: 't-79', label: 'Slow export' },
    ],
  },
];

export default function ToggleLog() {
  const [lastChange, setLastChange] = React.useState('No change yet');

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Support tickets"
        items={queues}
        defaultExpandedItems={['technical']}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLastChange(`${itemId} is ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      />
      <Typography variant="body2" role="status">
        {lastChange}
      </Typography>
    </Stack>
  );
}
