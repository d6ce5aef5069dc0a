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

const content = { style: { borderRadius: 16, paddingBlock: 6 } };

export default function RoundedRows() {
  return (
    <RichTreeView
      aria-label="Garden with round rows"
      items={garden}
      defaultExpandedItems={['herb-garden']}
      defaultSelectedItems="sage"
      slotProps={{ item: { slotProps: { content } } }}
      sx={{ height: 216, overflowY: 'auto' }}
    />
  );
}
