import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tables = [
  {
    id: 'sales',
    label: 'sales',
    children: [
      { id: 'sales.orders', label: 'orders' },
      { id: 'sales.customers', label: 'customers' },
    ],
  },
  { id: 'stock', label: 'stock', children: [{ id: 'stock.items', label: 'items' }] },
];

export default function LabelTooltips() {
  return (
    <RichTreeView
      aria-label="Database tables"
      items={tables}
      slotProps={{
        item: ({ itemId }) => ({
          slotProps: { label: { title: itemId, style: { fontFamily: 'monospace' } } },
        }),
      }}
      defaultExpandedItems={['sales']}
    />
  );
}
