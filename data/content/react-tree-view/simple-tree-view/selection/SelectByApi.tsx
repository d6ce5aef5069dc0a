import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function SelectByApi() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = React.useState(true);

  const toggleTent = (event: React.MouseEvent) => {
    apiRef.current?.setItemSelection({ event, itemId: 'tent', keepExistingSelection: keep });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <Button onClick={toggleTent}>Toggle the tent</Button>
        <FormControlLabel
          control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
          label="keepExistingSelection"
        />
      </Stack>
      <SimpleTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Equipment to rent"
        defaultExpandedItems={['sleeping', 'cooking']}
        defaultSelectedItems={['stove', 'kettle']}
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
