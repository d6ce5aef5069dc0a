import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const stops = [
  'Harbour',
  'Fish Market',
  'Old Town',
  'Cathedral',
  'University',
  'Botanical Garden',
  'North Station',
  'Opera',
  'Lakeside',
  'Stadium',
  'Airport',
];

export default function ScrollToItem() {
  const tree = useTreeViewApiRef();

  const showStop = (stop: string) => {
    tree.current?.getItemDOMElement(stop)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, gap: 1 }}>
        <Button onClick={() => showStop('Harbour')}>Harbour</Button>
        <Button onClick={() => showStop('Airport')}>Airport</Button>
      </Stack>
      <SimpleTreeView
        apiRef={tree}
        aria-label="Tram lines"
        defaultExpandedItems={['line-4']}
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="line-4" label="Line 4">
          {stops.map((stop) => (
            <TreeItem key={stop} itemId={stop} label={stop} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
