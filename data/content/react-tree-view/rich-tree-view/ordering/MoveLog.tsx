import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { gardenItems } from '#data/content/shared/garden.ts';

interface Place {
  parentId: string | null;
  index: number;
}

const spell = ({ parentId, index }: Place) => `${parentId ?? 'top level'} #${index}`;

export default function MoveLog() {
  const [moves, setMoves] = React.useState<string[]>([]);

  return (
    <Stack spacing={1}>
      <RichTreeViewPro
        itemsReordering
        aria-label="Garden with a list of moves"
        items={gardenItems}
        defaultExpandedItems={['alpine-house']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setMoves((previous) =>
            [`${itemId}: ${spell(oldPosition)} → ${spell(newPosition)}`, ...previous].slice(0, 2),
          )
        }
        sx={{ height: 224, overflowY: 'auto' }}
      />
      <Typography
        component="pre"
        role="log"
        aria-label="Latest moves"
        variant="body2"
        sx={{ m: 0, px: 1, height: 80, overflow: 'hidden', whiteSpace: 'pre-wrap' }}
      >
        {moves.length > 0 ? moves.join('\n') : 'No move yet'}
      </Typography>
    </Stack>
  );
}
