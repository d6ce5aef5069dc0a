import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'orders', label: 'Orders' },
      { id: 'applications', label: 'Applications' },
    ],
  },
  { id: 'archive', label: 'Archive', children: [{ id: 'last-year', label: 'Last year' }] },
];

export default function IconOnly() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={folders}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['inbox']}
    />
  );
}
