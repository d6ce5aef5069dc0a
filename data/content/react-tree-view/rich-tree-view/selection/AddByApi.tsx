import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const tests = [
  {
    id: 'unit',
    label: 'Unit tests',
    children: [
      { id: 'parser', label: 'parser.test.ts' },
      { id: 'prices', label: 'prices.test.ts' },
    ],
  },
  {
    id: 'browser',
    label: 'Browser tests',
    children: [{ id: 'checkout', label: 'checkout.spec.ts' }],
  },
];

export default function AddByApi() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = React.useState(true);

  const addCheckout = (event: React.MouseEvent) => {
    apiRef.current?.setItemSelection({
      event,
      itemId: 'checkout',
      shouldBeSelected: true,
      keepExistingSelection: keep,
    });
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <Button onClick={addCheckout}>Select checkout.spec.ts</Button>
        <FormControlLabel
          control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
          label="keepExistingSelection"
        />
      </Stack>
      <RichTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Tests to run"
        items={tests}
        defaultExpandedItems={['unit', 'browser']}
        defaultSelectedItems={['parser', 'prices']}
      />
    </Stack>
  );
}
