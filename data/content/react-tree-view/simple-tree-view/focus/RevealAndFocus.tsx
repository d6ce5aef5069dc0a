import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const ancestors = ['privacy', 'cookies'];

export default function RevealAndFocus() {
  const apiRef = useTreeViewApiRef();

  const revealTracking = (event: React.MouseEvent) => {
    flushSync(() => {
      ancestors.forEach((itemId) => {
        apiRef.current?.setItemExpansion({ event, itemId, shouldBeExpanded: true });
      });
    });
    apiRef.current?.focusItem(event, 'tracking');
  };

  return (
    <Stack spacing={1}>
      <Button onClick={revealTracking} sx={{ alignSelf: 'start' }}>
        Find the tracking settings
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Settings">
        <TreeItem itemId="appearance" label="Appearance">
          <TreeItem itemId="theme" label="Theme" />
        </TreeItem>
        <TreeItem itemId="privacy" label="Privacy">
          <TreeItem itemId="history" label="History" />
          <TreeItem itemId="cookies" label="Cookies">
            <TreeItem itemId="required" label="Required" />
            <TreeItem itemId="tracking" label="Tracking" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
