import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const greenhouses = [
  {
    id: 'fern-house',
    label: 'Fern House',
    children: [
      { id: 'maidenhair', label: 'Maidenhair fern' },
      { id: 'staghorn', label: 'Staghorn fern' },
    ],
  },
  {
    id: 'citrus-house',
    label: 'Citrus House',
    children: [
      { id: 'bergamot', label: 'Bergamot' },
      { id: 'yuzu', label: 'Yuzu' },
    ],
  },
];

export default function FirstTree() {
  return (
    <RichTreeView
      aria-label="Greenhouses"
      items={greenhouses}
      defaultExpandedItems={['citrus-house']}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
