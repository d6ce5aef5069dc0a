import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const garden = [
  {
    id: 'palm-house',
    label: 'Palm House',
    children: [
      { id: 'rainforest', label: 'Rainforest', children: [{ id: 'cacao', label: 'Cacao' }] },
      { id: 'cloud-forest', label: 'Cloud forest', children: [{ id: 'fern', label: 'Tree fern' }] },
    ],
  },
  { id: 'herb-garden', label: 'Herb Garden', children: [{ id: 'sage', label: 'Sage' }] },
];

export default function OpenedFirst() {
  return (
    <RichTreeView
      aria-label="Garden with an open greenhouse"
      items={garden}
      defaultExpandedItems={['palm-house', 'cloud-forest']}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
