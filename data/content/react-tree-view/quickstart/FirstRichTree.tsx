import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const recipes = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'leek-and-potato', label: 'Leek and potato' },
      { id: 'red-lentil', label: 'Red lentil' },
    ],
  },
  {
    id: 'breads',
    label: 'Breads',
    children: [
      { id: 'rye', label: 'Rye' },
      { id: 'focaccia', label: 'Focaccia' },
    ],
  },
];

export default function FirstRichTree() {
  return (
    <RichTreeView
      aria-label="Recipes"
      items={recipes}
      defaultExpandedItems={['soups']}
      sx={{ minHeight: 192 }}
    />
  );
}
