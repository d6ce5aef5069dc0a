import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const stations = [
  {
    id: 'line-4',
    label: 'Line 4',
    children: [
      { id: 'harbor', label: 'Harbor' },
      { id: 'market', label: 'Fish Market' },
      { id: 'cathedral', label: 'Cathedral' },
      { id: 'university', label: 'University' },
      { id: 'opera', label: 'Opera' },
      { id: 'stadium', label: 'Stadium' },
      { id: 'airport', label: 'Airport' },
    ],
  },
];

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => scrollTo('harbor')}>Harbor</Button>
        <Button onClick={() => scrollTo('airport')}>Airport</Button>
      </Stack>
      <Box sx={{ height: 160, overflowY: 'auto' }}>
        <RichTreeView
          apiRef={apiRef}
          aria-label="Stations"
          items={stations}
          defaultExpandedItems={['line-4']}
        />
      </Box>
    </Stack>
  );
}
