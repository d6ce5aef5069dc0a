import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function PropagationLab() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ height: 40, columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={descendants}
              onChange={(event) => setDescendants(event.target.checked)}
            />
          }
          label="Descendants"
        />
        <FormControlLabel
          control={
            <Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />
          }
          label="Parents"
        />
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        aria-label="Rooms to rent for an event"
        items={gardenItems}
        defaultExpandedItems={['desert-house', 'cacti', 'succulents']}
        defaultSelectedItems={['saguaro']}
        sx={{ height: 352, overflowY: 'auto' }}
      />
    </Stack>
  );
}
