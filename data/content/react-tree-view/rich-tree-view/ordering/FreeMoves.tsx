import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

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
    id: 'desert-house',
    label: 'Desert House',
    children: [
      { id: 'saguaro', label: 'Saguaro' },
      { id: 'aloe', label: 'Aloe' },
    ],
  },
  {
    id: 'alpine-house',
    label: 'Alpine House',
    children: [
      { id: 'edelweiss', label: 'Edelweiss' },
      { id: 'spring-gentian', label: 'Spring gentian' },
      { id: 'mountain-avens', label: 'Mountain avens' },
    ],
  },
];

export default function FreeMoves() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Garden, drag to rearrange"
      items={garden}
      defaultExpandedItems={['alpine-house']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
