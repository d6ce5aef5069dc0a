import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

interface Page {
  id: string;
  label: string;
  children?: Page[];
}

const handbook: Page[] = [
  {
    id: 'onboarding',
    label: 'Onboarding',
    children: [
      { id: 'first-day', label: 'First day' },
      { id: 'accounts', label: 'Accounts and tools' },
    ],
  },
  { id: 'travel', label: 'Travel expenses' },
];

function addPage(pages: Page[], parentId: string, page: Page): Page[] {
  return pages.map(({ children, ...parent }) => {
    const below = children && addPage(children, parentId, page);
    return parent.id === parentId
      ? { ...parent, children: [...(below ?? []), page] }
      : { ...parent, children: below };
  });
}

function removePage(pages: Page[], id: string): Page[] {
  return pages
    .filter((page) => page.id !== id)
    .map((page) => ({ ...page, children: page.children && removePage(page.children, id) }));
}

function idsOf(pages: Page[]): string[] {
  return pages.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);
}

export default function AddAndRemove() {
  const apiRef = useTreeViewApiRef();
  const [pages, setPages] = React.useState(handbook);
  const [selectedItem, setSelectedItem] = React.useState<string | null>('onboarding');
  const [expandedItems, setExpandedItems] = React.useState(['onboarding']);
  const [title, setTitle] = React.useState('');
  const nextId = React.useRef(1);

  const add = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const page = { id: `new-${nextId.current}`, label: title.trim() };
    nextId.current += 1;
    if (selectedItem === null) {
      setPages([...pages, page]);
    } else {
      setPages(addPage(pages, selectedItem, page));
      setExpandedItems([...new Set([...expandedItems, selectedItem])]);
    }
    setTitle('');
  };

  const remove = (id: string) => {
    const remaining = removePage(pages, id);
    const remainingIds = idsOf(remaining);
    setSelectedItem(apiRef.current?.getParentId(id) ?? null);
    setExpandedItems(expandedItems.filter((itemId) => remainingIds.includes(itemId)));
    setPages(remaining);
  };

  return (
    <Stack spacing={1}>
      <Stack component="form" direction="row" spacing={1} onSubmit={add}>
        <TextField
          size="small"
          label="New page"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" disabled={title.trim() === ''}>
          Add
        </Button>
        <Button
          disabled={selectedItem === null}
          onClick={() => selectedItem !== null && remove(selectedItem)}
        >
          Delete
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Handbook"
        items={pages}
        selectedItems={selectedItem}
        onSelectedItemsChange={(_event, itemId) => setSelectedItem(itemId)}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      />
    </Stack>
  );
}
