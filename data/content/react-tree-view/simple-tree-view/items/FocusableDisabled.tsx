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
        label="disabledItemsFocusable"
      />
      <SimpleTreeView
        key={String(focusable)} // the prop is read when the tree mounts
        aria-label="Export"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['tables']}
      >
        <TreeItem itemId="tables" label="Tables">
          <TreeItem itemId="csv" label="CSV" />
          <TreeItem itemId="excel" label="Excel (no rows selected)" disabled />
          <TreeItem itemId="json" label="JSON" />
        </TreeItem>
        <TreeItem itemId="images" label="Images (no chart)" disabled />
      </SimpleTreeView>
    </Stack>
  );
}
