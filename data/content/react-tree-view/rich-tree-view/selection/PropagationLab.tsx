import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const permissions = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'orders-view', label: 'View' },
      {
        id: 'orders-change',
        label: 'Change',
        children: [
          { id: 'orders-address', label: 'Delivery address' },
          { id: 'orders-refund', label: 'Refund' },
        ],
      },
    ],
  },
  {
    id: 'customers',
    label: 'Customers',
    children: [
      { id: 'customers-view', label: 'View' },
      { id: 'customers-export', label: 'Export' },
    ],
  },
];

export default function PropagationLab() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />
          }
          label="parents"
        />
        <FormControlLabel
          control={
            <Switch
              checked={descendants}
              onChange={(event) => setDescendants(event.target.checked)}
            />
          }
          label="descendants"
        />
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents, descendants }}
        aria-label="Permissions of the role"
        items={permissions}
        defaultExpandedItems={['orders', 'orders-change', 'customers']}
        defaultSelectedItems={['orders-view']}
      />
    </Stack>
  );
}
