import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Entry {
  id: string;
  label: string;
  children?: Entry[];
}

const playlists: Entry[] = [
  {
    id: 'training',
    label: 'Training videos',
    children: [
      { id: 'safety', label: 'Workplace safety' },
      { id: 'forklift', label: 'Driving a forklift' },
    ],
  },
  { id: 'events', label: 'Events', children: [{ id: 'fair', label: 'Trade fair' }] },
];

const isLeaf = (entry: Entry) => !entry.children;

export default function EditLeaves() {
  return (
    <RichTreeView
      aria-label="Videos"
      items={playlists}
      isItemEditable={isLeaf}
      expansionTrigger="content"
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Title' } } } }}
      defaultExpandedItems={['training']}
    />
  );
}
