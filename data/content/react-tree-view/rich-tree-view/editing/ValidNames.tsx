import * as React from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';

const files = [
  {
    id: 'exports',
    label: 'exports',
    children: [
      { id: 'orders', label: 'orders.csv' },
      { id: 'customers', label: 'customers.csv' },
    ],
  },
];

function problemWith(name: string) {
  if (name.trim() === '') return 'Enter a name.';
  return /[\\/:*?"<>|]/.test(name) ? 'A name can’t contain \\ / : * ? " < > |' : null;
}

interface FileNameInputProps extends TreeItemLabelInputProps {
  onDiscard: (event: React.SyntheticEvent) => void;
}

function FileNameInput({ onDiscard, onKeyDown, onBlur, ...other }: FileNameInputProps) {
  const problem = problemWith(other.value ?? '');
  const problemId = React.useId();

  return (
    <Box sx={{ flexGrow: 1 }}>
      <TreeItemLabelInput
        {...other}
        aria-label="File name"
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !problem) onKeyDown?.(event);
        }}
        onBlur={(event) => (problem ? onDiscard(event) : onBlur?.(event))}
      />
      <FormHelperText error id={problemId} role="alert">
        {problem}
      </FormHelperText>
    </Box>
  );
}

function FileItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });
  const labelInput: Partial<FileNameInputProps> = {
    onDiscard: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, labelInput: FileNameInput }}
      slotProps={{ ...props.slotProps, labelInput }}
    />
  );
}

export default function ValidNames() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Files"
      items={files}
      slots={{ item: FileItem }}
      defaultExpandedItems={['exports']}
    />
  );
}
