import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledSelection() {
  const [isSubmitted, setIsSubmitted] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={isSubmitted}
            onChange={(event) => setIsSubmitted(event.target.checked)}
          />
        }
        label="Vote is submitted"
      />
      <SimpleTreeView
        disableSelection={isSubmitted}
        aria-label="Vote for the offsite"
        defaultExpandedItems={['mountains', 'coast']}
        defaultSelectedItems="dolomites"
      >
        <TreeItem itemId="mountains" label="Mountains">
          <TreeItem itemId="dolomites" label="Dolomites" />
          <TreeItem itemId="tatras" label="High Tatras" />
        </TreeItem>
        <TreeItem itemId="coast" label="Coast">
          <TreeItem itemId="istria" label="Istria" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
