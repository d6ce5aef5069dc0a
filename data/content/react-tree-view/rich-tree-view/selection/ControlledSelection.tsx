import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Recipient {
  id: string;
  label: string;
  children?: Recipient[];
}

const recipients: Recipient[] = [
  {
    id: 'sales',
    label: 'Sales',
    children: [
      { id: 'leila', label: 'Leila Farouk' },
      { id: 'marco', label: 'Marco Bianchi' },
    ],
  },
  {
    id: 'support',
    label: 'Support',
    children: [
      { id: 'ines', label: 'Inês Duarte' },
      { id: 'owen', label: 'Owen Clarke' },
    ],
  },
];

function idsOf(items: Recipient[]): string[] {
  return items.flatMap((item) => [item.id, ...idsOf(item.children ?? [])]);
}

const allIds = idsOf(recipients);

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = React.useState(['leila', 'owen']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Button onClick={() => setSelectedItems(allIds)}>Select all</Button>
        <Button onClick={() => setSelectedItems([])}>Clear</Button>
        <Typography variant="body2" aria-live="polite" sx={{ marginInlineStart: 'auto' }}>
          {selectedItems.length} of {allIds.length}
        </Typography>
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Recipients"
        items={recipients}
        selectedItems={selectedItems}
        // Shift+arrow can add an ID twice
        onSelectedItemsChange={(_event, itemIds) => setSelectedItems([...new Set(itemIds)])}
        defaultExpandedItems={['sales', 'support']}
      />
    </Stack>
  );
}
