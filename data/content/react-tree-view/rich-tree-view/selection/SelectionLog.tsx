import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const channels = [
  {
    id: 'email',
    label: 'Email',
    children: [
      { id: 'newsletter', label: 'Newsletter' },
      { id: 'receipts', label: 'Receipts' },
    ],
  },
  {
    id: 'phone',
    label: 'Phone',
    children: [{ id: 'sms', label: 'Text message' }],
  },
];

export default function SelectionLog() {
  const [lastChange, setLastChange] = React.useState('No change yet');

  return (
    <Stack spacing={1}>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Channels"
        items={channels}
        defaultExpandedItems={['email', 'phone']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLastChange(`${itemId} is ${isSelected ? 'selected' : 'deselected'}`)
        }
      />
      <Typography variant="body2" role="status">
        {lastChange}
      </Typography>
    </Stack>
  );
}
