import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ToggleMessages() {
  const [messages, setMessages] = React.useState(['Nothing changed yet']);

  return (
    <Stack spacing={1}>
      <SimpleTreeView
        aria-label="Train to book"
        defaultExpandedItems={['morning', 'evening']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setMessages((earlier) =>
            [`${itemId}: ${isSelected ? 'selected' : 'deselected'}`, ...earlier].slice(0, 3),
          )
        }
        sx={{ height: 192, overflowY: 'auto' }}
      >
        <TreeItem itemId="morning" label="Morning">
          <TreeItem itemId="ice-512" label="Direct at 07:12" />
          <TreeItem itemId="re-8" label="One change at 08:40" />
        </TreeItem>
        <TreeItem itemId="evening" label="Evening">
          <TreeItem itemId="ice-620" label="Direct at 18:05" />
          <TreeItem itemId="re-24" label="One change at 19:50" />
        </TreeItem>
      </SimpleTreeView>
      <Typography
        component="pre"
        role="log"
        aria-label="Changes of the selection"
        variant="body2"
        sx={{ m: 0, px: 1, height: 60, fontFamily: 'monospace', color: 'text.secondary' }}
      >
        {messages.join('\n')}
      </Typography>
    </Stack>
  );
}
