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

const content = { style: { borderRadius: 20, paddingBlock: 8 } };

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
