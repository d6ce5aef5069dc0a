import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

interface Part {
  id: string;
  label: string;
  price: string;
  children?: Part[];
}

const parts: Part[] = [
  {
    id: 'wheel',
    label: 'Wheel',
    price: '$189',
    children: [
      { id: 'rim', label: 'Rim', price: '$74' },
      { id: 'tire', label: 'Tire', price: '$39' },
    ],
  },
  { id: 'saddle', label: 'Saddle', price: '$52' },
];

export default function GetItem() {
  const apiRef = useTreeViewApiRef();
  const [part, setPart] = React.useState<Part>();

  return (
    <Stack spacing={1}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Spare parts"
        items={parts}
        onSelectedItemsChange={(_event, itemId) =>
          setPart(itemId ? apiRef.current?.getItem(itemId) : undefined)
        }
        defaultExpandedItems={['wheel']}
      />
      <Typography variant="body2" role="status">
        {part ? `${part.label}: ${part.price}` : 'Select a part to see its price'}
      </Typography>
    </Stack>
  );
}
