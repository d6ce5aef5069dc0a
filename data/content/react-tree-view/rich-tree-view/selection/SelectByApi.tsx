import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const plans = [
  {
    id: 'monthly',
    label: 'Monthly',
    children: [
      { id: 'monthly-team', label: 'Team' },
      { id: 'monthly-company', label: 'Company' },
    ],
  },
  {
    id: 'yearly',
    label: 'Yearly',
    children: [
      { id: 'yearly-team', label: 'Team, 10% off' },
      { id: 'yearly-company', label: 'Company, 15% off' },
    ],
  },
];

export default function SelectByApi() {
  const apiRef = useTreeViewApiRef();

  const selectRecommended = (event: React.MouseEvent) => {
    apiRef.current?.setItemSelection({ event, itemId: 'yearly-team', shouldBeSelected: true });
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button onClick={selectRecommended}>Select the recommended plan</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Plan"
        items={plans}
        defaultExpandedItems={['monthly', 'yearly']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
