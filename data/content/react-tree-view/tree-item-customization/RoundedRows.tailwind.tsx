import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const channels = [
  {
    id: 'teams',
    label: 'Teams',
    children: [
      { id: 'design', label: 'design' },
      { id: 'frontend', label: 'frontend' },
      { id: 'support', label: 'support' },
    ],
  },
  { id: 'projects', label: 'Projects', children: [{ id: 'relaunch', label: 'relaunch' }] },
];

const content = { className: 'rounded-[20px] py-2' };

export default function RoundedRows() {
  return (
    <RichTreeView
      aria-label="Channels"
      items={channels}
      slotProps={{ item: { slotProps: { content } } }}
      defaultExpandedItems={['teams']}
      defaultSelectedItems="frontend"
    />
  );
}
