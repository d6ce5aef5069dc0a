import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems, type GardenItem } from '#data/content/shared/garden.ts';

function isClosed(item: GardenItem) {
  return item.id === 'desert-house' || item.id === 'edelweiss';
}

export default function FocusClosed() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Focus closed places"
        sx={{ height: 40 }}
      />
      <RichTreeView
        aria-label="Opening hours"
        items={gardenItems}
        isItemDisabled={isClosed}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['alpine-house']}
        sx={{ height: 224, overflowY: 'auto' }}
      />
    </Stack>
  );
}
