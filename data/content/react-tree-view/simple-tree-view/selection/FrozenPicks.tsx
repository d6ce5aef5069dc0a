import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FrozenPicks() {
  const [submitted, setSubmitted] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={submitted} onChange={(event) => setSubmitted(event.target.checked)} />
        }
        label="Ballot submitted"
        sx={{ height: 40 }}
      />
      <SimpleTreeView
        disableSelection={submitted}
        aria-label="Ballot for the club trip"
        defaultExpandedItems={['mountains']}
        defaultSelectedItems="dolomites"
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="mountains" label="Mountains">
          <TreeItem itemId="dolomites" label="Dolomites" />
          <TreeItem itemId="tatras" label="High Tatras" />
        </TreeItem>
        <TreeItem itemId="coast" label="Coast">
          <TreeItem itemId="istria" label="Istria" />
          <TreeItem itemId="gotland" label="Gotland" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
