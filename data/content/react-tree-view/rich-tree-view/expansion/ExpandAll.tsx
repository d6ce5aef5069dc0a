import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Account {
  id: string;
  label: string;
  children?: Account[];
}

const accounts: Account[] = [
  {
    id: 'assets',
    label: 'Assets',
    children: [
      { id: 'bank', label: 'Bank' },
      { id: 'receivables', label: 'Receivables', children: [{ id: 'eu', label: 'EU customers' }] },
    ],
  },
  { id: 'equity', label: 'Equity', children: [{ id: 'capital', label: 'Share capital' }] },
];

function parentIds(items: Account[]): string[] {
  return items.flatMap(({ id, children }) => (children ? [id, ...parentIds(children)] : []));
}

const allParentIds = parentIds(accounts);

export default function ExpandAll() {
  const [expandedItems, setExpandedItems] = React.useState(['assets']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpandedItems(allParentIds)}>Expand all</Button>
        <Button onClick={() => setExpandedItems([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Chart of accounts"
        items={accounts}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      />
    </Stack>
  );
}
