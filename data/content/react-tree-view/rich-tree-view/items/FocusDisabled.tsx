import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Seminar {
  id: string;
  label: string;
  isFull?: boolean;
  children?: Seminar[];
}

const seminars: Seminar[] = [
  {
    id: 'june',
    label: 'June',
    children: [
      { id: 'sql', label: 'SQL basics' },
      { id: 'statistics', label: 'Statistics (fully booked)', isFull: true },
      { id: 'visualization', label: 'Data visualization' },
    ],
  },
  { id: 'july', label: 'July (fully booked)', isFull: true },
];

const isItemDisabled = (seminar: Seminar) => seminar.isFull === true;

export default function FocusDisabled() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="disabledItemsFocusable"
      />
      <RichTreeView
        aria-label="Seminars"
        items={seminars}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['june']}
      />
    </Stack>
  );
}
