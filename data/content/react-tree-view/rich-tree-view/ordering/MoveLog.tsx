import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const board = [
  {
    id: 'todo',
    label: 'To do',
    children: [
      { id: 'export', label: 'CSV export' },
      { id: 'login', label: 'Single sign-on' },
    ],
  },
  { id: 'doing', label: 'In progress', children: [{ id: 'search', label: 'Search' }] },
];

interface Position {
  parentId: string | null;
  index: number;
}

const format = ({ parentId, index }: Position) => `${parentId ?? 'top level'}[${index}]`;

export default function MoveLog() {
  const [lastMove, setLastMove] = React.useState('No move yet');

  return (
    <Stack spacing={1}>
      <RichTreeViewPro
        itemsReordering
        aria-label="Board"
        items={board}
        defaultExpandedItems={['todo', 'doing']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setLastMove(`${itemId}: ${format(oldPosition)} → ${format(newPosition)}`)
        }
      />
      <Typography variant="body2" role="status">
        {lastMove}
      </Typography>
    </Stack>
  );
}
