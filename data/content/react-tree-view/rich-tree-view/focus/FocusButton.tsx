import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const form = [
  {
    id: 'company',
    label: 'Company',
    children: [
      { id: 'name', label: 'Name' },
      { id: 'tax-id', label: 'Tax ID: missing' },
    ],
  },
  {
    id: 'contact',
    label: 'Contact',
    children: [{ id: 'email', label: 'Email' }],
  },
];

export default function FocusButton() {
  const apiRef = useTreeViewApiRef();

  const focusFirstError = (event: React.MouseEvent) => {
    apiRef.current?.focusItem(event, 'tax-id');
  };

  return (
    <Stack spacing={1}>
      <Button onClick={focusFirstError} sx={{ alignSelf: 'start' }}>
        Go to the first error
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Sections of the form"
        items={form}
        defaultExpandedItems={['company', 'contact']}
      />
    </Stack>
  );
}
