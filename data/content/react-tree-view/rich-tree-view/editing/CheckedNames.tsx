import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { gardenItems } from '#data/content/shared/garden.ts';

function problemWith(name: string): string | null {
  if (name.trim() === '') {
    return 'A name cannot be empty.';
  }
  return /\d/.test(name) ? 'A name cannot contain digits.' : null;
}

const ReportProblem = React.createContext<(problem: string | null) => void>(() => {});

function CheckedItem(props: TreeItemProps) {
  const report = React.useContext(ReportProblem);
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const checkOnEnter = (
    event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent,
  ) => {
    const problem = event.key === 'Enter' ? problemWith(event.currentTarget.value) : null;
    event.defaultMuiPrevented = problem !== null;
    report(problem);
  };

  const checkOnBlur = (event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    if (problemWith(event.currentTarget.value)) {
      event.defaultMuiPrevented = true;
      interactions.handleCancelItemLabelEditing(event);
    }
    report(null);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{
        labelInput: {
          'aria-label': 'Name without digits',
          onKeyDown: checkOnEnter,
          onBlur: checkOnBlur,
        },
      }}
    />
  );
}

export default function CheckedNames() {
  const [problem, setProblem] = React.useState<string | null>(null);

  return (
    <Stack spacing={1}>
      <ReportProblem.Provider value={setProblem}>
        <RichTreeView
          isItemEditable
          aria-label="Garden, names without digits"
          items={gardenItems}
          slots={{ item: CheckedItem }}
          defaultExpandedItems={['alpine-house']}
          sx={{ height: 224, overflowY: 'auto' }}
        />
      </ReportProblem.Provider>
      <Typography variant="body2" role="alert" sx={{ height: 24, px: 1, color: 'error.main' }}>
        {problem}
      </Typography>
    </Stack>
  );
}
