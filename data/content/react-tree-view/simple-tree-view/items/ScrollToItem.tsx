import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => scrollTo('intro')}>Introduction</Button>
        <Button onClick={() => scrollTo('license')}>License</Button>
      </Stack>
      <Box sx={{ height: 160, overflowY: 'auto' }}>
        <SimpleTreeView
          apiRef={apiRef}
          aria-label="Contents"
          defaultExpandedItems={['basics', 'appendix']}
        >
          <TreeItem itemId="basics" label="Basics">
            <TreeItem itemId="intro" label="Introduction" />
            <TreeItem itemId="setup" label="Setup" />
            <TreeItem itemId="queries" label="Queries" />
          </TreeItem>
          <TreeItem itemId="appendix" label="Appendix">
            <TreeItem itemId="errors" label="Error codes" />
            <TreeItem itemId="limits" label="Limits" />
            <TreeItem itemId="license" label="License" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
