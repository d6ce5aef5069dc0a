import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function LockedSelection() {
  const [locked, setLocked] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={locked} onChange={(event) => setLocked(event.target.checked)} />}
        label="Lock the route"
        sx={{ height: 40 }}
      />
      <RichTreeView
        multiSelect
        checkboxSelection
        disableSelection={locked}
        aria-label="Route through the garden"
        items={gardenItems}
        defaultExpandedItems={['alpine-house']}
        defaultSelectedItems={['edelweiss', 'mountain-avens']}
        sx={{ height: 224, overflowY: 'auto' }}
      />
    </Stack>
  );
}
