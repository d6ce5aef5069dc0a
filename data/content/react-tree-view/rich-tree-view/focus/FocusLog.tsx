import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shortcuts = [
  {
    id: 'file',
    label: 'File',
    children: [
      { id: 'save', label: 'Save' },
      { id: 'print', label: 'Print' },
    ],
  },
  { id: 'edit', label: 'Edit', children: [{ id: 'undo', label: 'Undo' }] },
];

const help: Record<string, string> = {
  save: 'Ctrl+S stores the document.',
  print: 'Ctrl+P opens the print dialog.',
  undo: 'Ctrl+Z reverts the last change.',
};

export default function FocusLog() {
  const [focusedItem, setFocusedItem] = React.useState('');

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Commands"
        items={shortcuts}
        onItemFocus={(_event, itemId) => setFocusedItem(itemId)}
        defaultExpandedItems={['file', 'edit']}
      />
      <Typography variant="body2" role="status">
        {help[focusedItem] ?? 'Focus a command to see its keys.'}
      </Typography>
    </Stack>
  );
}
