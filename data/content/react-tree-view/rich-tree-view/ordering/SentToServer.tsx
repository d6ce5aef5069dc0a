import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function SentToServer() {
  const tree = useTreeViewApiRef();
  const [plan] = React.useState(() => structuredClone(gardenItems));
  const [stored, setStored] = React.useState(gardenItems);

  const send = () => {
    setStored(structuredClone(tree.current?.getItemTree() ?? []));
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <Typography component="p" variant="subtitle2" sx={{ height: 24, px: 1 }}>
        Your plan
      </Typography>
      <Typography component="p" variant="subtitle2" sx={{ height: 24, px: 1 }}>
        Stored
      </Typography>
      <RichTreeViewPro
        itemsReordering
        apiRef={tree}
        aria-label="Your plan"
        items={plan}
        defaultExpandedItems={['alpine-house', 'herb-garden']}
        onItemPositionChange={send}
        sx={{ height: 288, overflowY: 'auto' }}
      />
      <RichTreeView
        disableSelection
        aria-label="Stored order"
        items={stored}
        defaultExpandedItems={['alpine-house', 'herb-garden']}
        sx={{ height: 288, overflowY: 'auto' }}
      />
    </Box>
  );
}
