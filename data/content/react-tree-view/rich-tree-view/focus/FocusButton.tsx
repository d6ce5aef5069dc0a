import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const garden = [
  {
    id: 'palm-house',
    label: 'Palm House',
    children: [
      { id: 'cacao', label: 'Cacao' },
      { id: 'tree-fern', label: 'Tree fern' },
    ],
  },
  {
    id: 'alpine-house',
    label: 'Alpine House',
    children: [
      { id: 'edelweiss', label: 'Edelweiss' },
      { id: 'spring-gentian', label: 'Spring gentian' },
    ],
  },
  {
    id: 'herb-garden',
    label: 'Herb Garden',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'lemon-balm', label: 'Lemon balm' },
    ],
  },
];

export default function FocusButton() {
  const tree = useTreeViewApiRef();

  const goToSage = (event: React.MouseEvent) => {
    tree.current?.focusItem(event, 'sage');
  };

  return (
    <Stack spacing={1}>
      <Button onClick={goToSage} sx={{ alignSelf: 'start', height: 40 }}>
        Focus sage
      </Button>
      <RichTreeView
        apiRef={tree}
        aria-label="Garden"
        items={garden}
        defaultExpandedItems={['herb-garden']}
        sx={{ height: 192, overflowY: 'auto' }}
      />
    </Stack>
  );
}
