import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function AskTheTree() {
  const tree = useTreeViewApiRef();
  const [answers, setAnswers] = React.useState<string[]>([]);

  const ask = (itemId: string) => {
    const api = tree.current;
    if (!api) {
      return;
    }
    setAnswers([
      `getItem: ${api.getItem(itemId).label}`,
      `getParentId: ${api.getParentId(itemId)}`,
      `getItemOrderedChildrenIds: ${api.getItemOrderedChildrenIds(itemId).join(', ') || 'none'}`,
      `getItemDOMElement: ${api.getItemDOMElement(itemId)?.offsetHeight} px high`,
    ]);
  };

  return (
    <Stack spacing={1}>
      <RichTreeView
        apiRef={tree}
        aria-label="Items to ask about"
        items={gardenItems}
        onItemClick={(_event, itemId) => ask(itemId)}
        defaultExpandedItems={['palm-house']}
        sx={{ height: 224, overflowY: 'auto' }}
      />
      <Typography
        component="pre"
        role="status"
        variant="body2"
        sx={{ m: 0, px: 1, height: 120, whiteSpace: 'pre-wrap', fontFamily: 'monospace' }}
      >
        {answers.length > 0 ? answers.join('\n') : 'Click an item'}
      </Typography>
    </Stack>
  );
}
