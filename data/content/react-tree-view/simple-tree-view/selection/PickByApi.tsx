import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function PickByApi() {
  const tree = useTreeViewApiRef();
  const [keep, setKeep] = React.useState(true);

  const toggleTent = (event: React.MouseEvent) => {
    tree.current?.setItemSelection({ event, itemId: 'tent', keepExistingSelection: keep });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, gap: 1, whiteSpace: 'nowrap' }}>
        <Button onClick={toggleTent}>Toggle tent</Button>
        <FormControlLabel
          control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
          label="Keep others"
        />
      </Stack>
      <SimpleTreeView
        multiSelect
        apiRef={tree}
        aria-label="Packing list"
        defaultExpandedItems={['sleeping', 'cooking']}
        defaultSelectedItems={['stove', 'kettle']}
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="sleeping" label="Sleeping">
          <TreeItem itemId="tent" label="Tent" />
          <TreeItem itemId="mat" label="Mat" />
        </TreeItem>
        <TreeItem itemId="cooking" label="Cooking">
          <TreeItem itemId="stove" label="Stove" />
          <TreeItem itemId="kettle" label="Kettle" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
