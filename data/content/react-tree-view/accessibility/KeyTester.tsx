import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

export default function KeyTester() {
  const [keys, setKeys] = React.useState('–');
  const [focusedId, setFocusedId] = React.useState('–');
  const [selectedIds, setSelectedIds] = React.useState<string[]>([]);

  const remember = (event: React.KeyboardEvent) => {
    const modifiers = [event.ctrlKey && 'Ctrl', event.metaKey && 'Meta', event.shiftKey && 'Shift'];
    const key = event.key === ' ' ? 'Space' : event.key;
    setKeys([...modifiers, key].filter(Boolean).join('+'));
  };

  return (
    <Stack spacing={1}>
      <RichTreeView
        multiSelect
        aria-label="Garden, press keys here"
        items={gardenItems}
        selectedItems={selectedIds}
        onSelectedItemsChange={(_event, itemIds) => setSelectedIds(itemIds)}
        onItemFocus={(_event, itemId) => setFocusedId(itemId)}
        onKeyDown={remember}
        defaultExpandedItems={['alpine-house']}
        sx={{ height: 224, overflowY: 'auto' }}
      />
      <Typography
        component="pre"
        variant="body2"
        sx={{ m: 0, px: 1, height: 96, overflow: 'auto', whiteSpace: 'pre-wrap' }}
      >
        {`Key: ${keys}\nFocus: ${focusedId}\nSelected: ${selectedIds.join(', ') || 'none'}`}
      </Typography>
    </Stack>
  );
}
