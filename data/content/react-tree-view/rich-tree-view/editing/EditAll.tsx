import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const bookmarks = [
  {
    id: 'work',
    label: 'Work',
    children: [
      { id: 'board', label: 'Sprint board' },
      { id: 'metrics', label: 'Metrics' },
      { id: 'wiki', label: 'Wiki' },
    ],
  },
  {
    id: 'reading',
    label: 'Reading list',
    children: [
      { id: 'grid', label: 'CSS grid guide' },
      { id: 'http', label: 'HTTP caching' },
    ],
  },
];

export default function EditAll() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Bookmarks"
      items={bookmarks}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
      defaultExpandedItems={['work', 'reading']}
    />
  );
}
