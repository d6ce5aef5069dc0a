import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const invoices = [
  {
    id: '2025',
    label: '2025',
    children: [
      { id: 'INV-2025-017', label: 'Hansen Logistics' },
      { id: 'INV-2025-018', label: 'Studio Moreau' },
    ],
  },
  { id: '2024', label: '2024', children: [{ id: 'INV-2024-201', label: 'Kaito Trading' }] },
];

export default function LastClicked() {
  const [clickedId, setClickedId] = React.useState('none');

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Invoices"
        items={invoices}
        onItemClick={(_event, itemId) => setClickedId(itemId)}
        defaultExpandedItems={['2025']}
      />
      <Typography variant="body2" role="status">
        Last click: {clickedId}
      </Typography>
    </Stack>
  );
}
