import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const photos = [
  {
    id: 'album',
    label: 'Site visit',
    children: [
      { id: 'p1', label: 'IMG_4471.jpg' },
      { id: 'p2', label: 'IMG_4472.jpg' },
    ],
  },
];

export default function RenameByApi() {
  const apiRef = useTreeViewApiRef();

  const rename = (prefix: string) => {
    apiRef.current?.getItemOrderedChildrenIds('album').forEach((itemId, index) => {
      apiRef.current?.updateItemLabel(itemId, `${prefix}_${index + 1}.jpg`);
    });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => rename('site-visit')}>Rename all</Button>
        <Button onClick={() => rename('IMG')}>Rename to IMG</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Photos"
        items={photos}
        defaultExpandedItems={['album']}
      />
    </Stack>
  );
}
