import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusableDisabled() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Disabled items take focus"
        sx={{ height: 40 }}
      />
      <SimpleTreeView
        aria-label="Guided tours"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['saturday']}
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="saturday" label="Saturday">
          <TreeItem itemId="orchids" label="Orchids at 10 am" />
          <TreeItem itemId="bonsai" label="Bonsai at noon, sold out" disabled />
          <TreeItem itemId="night-walk" label="Night walk at 9 pm" />
        </TreeItem>
        <TreeItem itemId="sunday" label="Sunday, cancelled" disabled>
          <TreeItem itemId="roses" label="Roses at 11 am" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
