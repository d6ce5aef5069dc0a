import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

interface Document {
  id: string;
  label: string;
  children?: Document[];
}

const folders: Document[] = [
  {
    id: 'drafts',
    label: 'Drafts',
    children: [
      { id: 'proposal', label: 'Proposal' },
      { id: 'offer', label: 'Offer' },
    ],
  },
  { id: 'review', label: 'In review', children: [{ id: 'contract', label: 'Contract' }] },
  { id: 'done', label: 'Done', children: [{ id: 'invoice', label: 'Invoice' }] },
];

const isFolder = (itemId: string | null) => folders.some(({ id }) => id === itemId);

/** The folders after a document moved to the end of one of them. */
function moveTo(tree: Document[], documentId: string, folderId: string): Document[] {
  const moved = tree.flatMap(({ children = [] }) => children).find(({ id }) => id === documentId);
  return tree.map((folder) => {
    const rest = (folder.children ?? []).filter(({ id }) => id !== documentId);
    return { ...folder, children: folder.id === folderId && moved ? [...rest, moved] : rest };
  });
}

export default function MoveToMenu() {
  const id = React.useId();
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(() => structuredClone(folders));
  const [selectedItem, setSelectedItem] = React.useState<string | null>('offer');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [message, setMessage] = React.useState('');

  const isDocument = selectedItem !== null && !isFolder(selectedItem);

  const move = (event: React.MouseEvent, folder: Document) => {
    const api = apiRef.current;
    if (api && selectedItem !== null) {
      setItems(moveTo(structuredClone(api.getItemTree()), selectedItem, folder.id));
      api.setItemExpansion({ event, itemId: folder.id, shouldBeExpanded: true });
      setMessage(`${api.getItem(selectedItem).label} moved to ${folder.label}`);
    }
    setAnchor(null);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          id={id}
          disabled={!isDocument}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Move to…
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {folders.map((folder) => (
          <MenuItem key={folder.id} onClick={(event) => move(event, folder)}>
            {folder.label}
          </MenuItem>
        ))}
      </Menu>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="Documents"
        items={items}
        canMoveItemToNewPosition={({ itemId, newPosition }) =>
          !isFolder(itemId) && isFolder(newPosition.parentId)
        }
        selectedItems={selectedItem}
        onSelectedItemsChange={(_event, itemId) => setSelectedItem(itemId)}
        defaultExpandedItems={['drafts', 'review', 'done']}
      />
    </Stack>
  );
}
