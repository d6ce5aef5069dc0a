import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const garden = [
  {
    id: 'palm-house',
    label: 'Palm House',
    children: [
      { id: 'cacao', label: 'Cacao' },
      { id: 'tree-fern', label: 'Tree fern' },
    ],
  },
  {
    id: 'alpine-house',
    label: 'Alpine House',
    children: [
      { id: 'edelweiss', label: 'Edelweiss' },
      { id: 'spring-gentian', label: 'Spring gentian' },
    ],
  },
  {
    id: 'herb-garden',
    label: 'Herb Garden',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'lemon-balm', label: 'Lemon balm' },
    ],
  },
];

export default function SingleSelection() {
  return (
    <RichTreeView
      aria-label="Plants of the garden"
      items={garden}
      defaultExpandedItems={['palm-house', 'herb-garden']}
      defaultSelectedItems="cacao"
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
