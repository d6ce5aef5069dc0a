import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const folders = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'orders', label: 'Orders' },
      { id: 'complaints', label: 'Complaints' },
    ],
  },
  { id: 'sent', label: 'Sent' },
];

export default function ChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = React.useState('Select a folder');

  const countChildren = (itemId: string) => {
    const childrenIds = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    setMessage(`${childrenIds.length} subfolders ${childrenIds.join(', ')}`);
  };

  return (
    <Stack spacing={1}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Mail folders"
        items={folders}
        onSelectedItemsChange={(_event, itemId) => itemId && countChildren(itemId)}
        defaultExpandedItems={['inbox']}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
