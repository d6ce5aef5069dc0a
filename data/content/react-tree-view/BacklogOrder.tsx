import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const backlog = [
  {
    id: 'checkout',
    label: 'Checkout',
    children: [
      { id: 'guest', label: 'Order as a guest' },
      { id: 'voucher', label: 'Redeem a voucher' },
      { id: 'invoice', label: 'Pay by invoice' },
    ],
  },
  {
    id: 'search',
    label: 'Search',
    children: [
      { id: 'filters', label: 'Filter by size' },
      { id: 'typos', label: 'Tolerate typos' },
    ],
  },
];

export default function BacklogOrder() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Backlog"
      items={backlog}
      defaultExpandedItems={['checkout', 'search']}
    />
  );
}
