import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const departments = [
  {
    id: 'engineering',
    label: 'Engineering',
    children: [
      { id: 'platform', label: 'Platform' },
      { id: 'mobile', label: 'Mobile' },
      { id: 'data', label: 'Data' },
    ],
  },
  {
    id: 'operations',
    label: 'Operations',
    children: [
      { id: 'logistics', label: 'Logistics' },
      { id: 'procurement', label: 'Procurement' },
    ],
  },
  { id: 'legal', label: 'Legal' },
];

const modifierKeys = ['Control', 'Meta', 'Alt', 'Shift'];

function nameOf(event: React.KeyboardEvent) {
  const names = [];
  if (event.ctrlKey) names.push('Ctrl');
  if (event.metaKey) names.push('⌘');
  if (event.altKey) names.push('Alt');
  if (event.shiftKey) names.push('Shift');
  if (!modifierKeys.includes(event.key)) names.push(event.key === ' ' ? 'Space' : event.key);
  return names.join('+');
}

export default function KeyTester() {
  const [key, setKey] = React.useState('none');
  const [focusedItem, setFocusedItem] = React.useState('none');
  const [selectedItems, setSelectedItems] = React.useState<string[]>([]);

  return (
    <Stack spacing={1}>
      <RichTreeView
        multiSelect
        aria-label="Departments"
        items={departments}
        defaultExpandedItems={['engineering']}
        selectedItems={selectedItems}
        // Shift+arrow can add an ID twice
        onSelectedItemsChange={(_event, itemIds) => setSelectedItems([...new Set(itemIds)])}
        onItemFocus={(_event, itemId) => setFocusedItem(itemId)}
        onKeyDown={(event) => setKey(nameOf(event))}
      />
      <Typography variant="body2">Last key: {key}</Typography>
      <Typography variant="body2">Focused: {focusedItem}</Typography>
      <Typography variant="body2">Selected: {selectedItems.join(', ') || 'none'}</Typography>
    </Stack>
  );
}
