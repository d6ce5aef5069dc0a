import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const staff = [
  {
    id: 'engineering',
    label: 'Engineering',
    children: [
      {
        id: 'platform',
        label: 'Platform',
        children: [
          { id: 'adeyemi', label: 'Tola Adeyemi' },
          { id: 'novak', label: 'Petra Novak' },
        ],
      },
      { id: 'mobile', label: 'Mobile', children: [{ id: 'silva', label: 'Rui Silva' }] },
    ],
  },
  { id: 'finance', label: 'Finance', children: [{ id: 'meyer', label: 'Jan Meyer' }] },
];

export default function RevealAndFocus() {
  const apiRef = useTreeViewApiRef();

  const reveal = (event: React.MouseEvent, itemId: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    flushSync(() => {
      let parentId = api.getParentId(itemId);
      while (parentId) {
        api.setItemExpansion({ event, itemId: parentId, shouldBeExpanded: true });
        parentId = api.getParentId(parentId);
      }
    });
    api.focusItem(event, itemId);
  };

  return (
    <Stack spacing={1}>
      <Button onClick={(event) => reveal(event, 'novak')} sx={{ alignSelf: 'start' }}>
        Find Petra Novak
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Staff" items={staff} />
    </Stack>
  );
}
