import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Category {
  id: string;
  label: string;
  children?: Category[];
}

const categories: Category[] = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'trains', label: 'Trains' },
      { id: 'hotels', label: 'Hotels' },
    ],
  },
  { id: 'office', label: 'Office' },
];

function rename(items: Category[], id: string, label: string): Category[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}

const labelsOf = (items: Category[]): string[] =>
  items.flatMap(({ label, children }) => [label, ...labelsOf(children ?? [])]);

export default function SaveLabels() {
  const [items, setItems] = React.useState(categories);

  return (
    <Stack spacing={1}>
      <RichTreeView
        isItemEditable
        aria-label="Expense categories"
        items={items}
        onItemLabelChange={(itemId, label) =>
          setItems((previous) => rename(previous, itemId, label))
        }
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Category' } } } }}
        defaultExpandedItems={['travel']}
      />
      <Typography variant="body2" role="status">
        Stored: {labelsOf(items).join(', ')}
      </Typography>
    </Stack>
  );
}
