import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Product {
  id: string;
  label: string;
  children?: Product[];
}

const catalog: Product[] = [
  {
    id: 'paper',
    label: 'Paper',
    children: [
      { id: 'copy-paper', label: 'Copy paper A4' },
      { id: 'notebooks', label: 'Notebooks' },
      { id: 'labels', label: 'Address labels' },
    ],
  },
  {
    id: 'writing',
    label: 'Writing',
    children: [
      { id: 'pens', label: 'Ballpoint pens' },
      { id: 'markers', label: 'Whiteboard markers' },
    ],
  },
  {
    id: 'furniture',
    label: 'Furniture',
    children: [
      { id: 'desk', label: 'Standing desk' },
      { id: 'whiteboard', label: 'Whiteboard 120 cm' },
    ],
  },
];

/** Keeps the items whose label contains the text, with their ancestors and descendants. */
function filterItems(items: Product[], text: string): Product[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text.toLowerCase())) {
      return [item];
    }
    const children = filterItems(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

function parentIds(items: Product[]): string[] {
  return items.flatMap(({ id, children }) => (children ? [id, ...parentIds(children)] : []));
}

export default function FilterItems() {
  const [search, setSearch] = React.useState('');
  const [expandedItems, setExpandedItems] = React.useState(['paper']);
  const [expandedMatches, setExpandedMatches] = React.useState<string[]>([]);
  const items = React.useMemo(() => filterItems(catalog, search), [search]);

  const handleSearch = (text: string) => {
    setSearch(text);
    setExpandedMatches(parentIds(filterItems(catalog, text)));
  };

  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        size="small"
        label="Search products"
        value={search}
        onChange={(event) => handleSearch(event.target.value)}
      />
      <RichTreeView
        aria-label="Products"
        items={items}
        expandedItems={search === '' ? expandedItems : expandedMatches}
        onExpandedItemsChange={(_event, itemIds) =>
          search === '' ? setExpandedItems(itemIds) : setExpandedMatches(itemIds)
        }
      />
      <Typography variant="body2" role="status">
        {items.length === 0 ? 'No product matches.' : ''}
      </Typography>
    </Stack>
  );
}
