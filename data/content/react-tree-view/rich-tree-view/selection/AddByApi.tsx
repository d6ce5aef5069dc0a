import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function AddByApi() {
  const tree = useTreeViewApiRef();
  const [keepOthers, setKeepOthers] = React.useState(true);

  const selectSage = (event: React.MouseEvent) => {
    tree.current?.setItemSelection({
      event,
      itemId: 'sage',
      shouldBeSelected: true,
      keepExistingSelection: keepOthers,
    });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, justifyContent: 'space-between' }}>
        <Button onClick={selectSage}>Select sage</Button>
        <FormControlLabel
          control={
            <Switch
              checked={keepOthers}
              onChange={(event) => setKeepOthers(event.target.checked)}
            />
          }
          label="Keep others"
        />
      </Stack>
      <RichTreeView
        multiSelect
        apiRef={tree}
        aria-label="Seeds on the order"
        items={gardenItems}
        defaultExpandedItems={['alpine-house', 'herb-garden']}
        defaultSelectedItems={['edelweiss', 'mountain-avens']}
        sx={{ height: 288, overflowY: 'auto' }}
      />
    </Stack>
  );
}
