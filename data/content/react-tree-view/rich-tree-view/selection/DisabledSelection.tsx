import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const options = [
  {
    id: 'safety',
    label: 'Safety',
    children: [
      { id: 'camera', label: 'Rear camera' },
      { id: 'assist', label: 'Lane assist' },
    ],
  },
  {
    id: 'comfort',
    label: 'Comfort',
    children: [{ id: 'heating', label: 'Heated seats' }],
  },
];

export default function DisabledSelection() {
  const [isOrdered, setIsOrdered] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={isOrdered} onChange={(event) => setIsOrdered(event.target.checked)} />
        }
        label="Order is placed"
      />
      <RichTreeView
        multiSelect
        checkboxSelection
        disableSelection={isOrdered}
        aria-label="Options of the car"
        items={options}
        defaultExpandedItems={['safety', 'comfort']}
        defaultSelectedItems={['camera', 'heating']}
      />
    </Stack>
  );
}
