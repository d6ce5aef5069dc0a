import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';

const staff = [
  {
    id: 'propagation',
    label: 'Propagation team',
    children: [
      { id: 'g-1', label: 'Ada Lindqvist' },
      { id: 'g-2', label: 'Tomas Okafor' },
    ],
  },
];

const isPerson = (entry: { id: string }) => entry.id.startsWith('g-');

interface NameFieldsProps {
  'aria-label': string;
  value: string;
  onSave: (event: React.SyntheticEvent, name: string) => void;
  onDiscard: (event: React.SyntheticEvent) => void;
}

function NameFields({ value, onSave, onDiscard, ...other }: NameFieldsProps) {
  const gap = value.indexOf(' ');
  const [given, setGiven] = React.useState(value.slice(0, gap));
  const [family, setFamily] = React.useState(value.slice(gap + 1));
  const complete = given.trim() !== '' && family.trim() !== '';

  const finish = (event: React.SyntheticEvent) =>
    complete ? onSave(event, `${given.trim()} ${family.trim()}`) : onDiscard(event);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      finish(event);
    } else if (event.key === 'Escape') {
      onDiscard(event);
    }
  };

  const handleBlur = (event: React.FocusEvent) => {
    event.stopPropagation();
    if (!event.currentTarget.contains(event.relatedTarget)) {
      finish(event);
    }
  };

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={other['aria-label']}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      sx={{ gap: 1 }}
    >
      <InputBase
        autoFocus
        value={given}
        onChange={(event) => setGiven(event.target.value)}
        inputProps={{ 'aria-label': 'First name', 'data-element': 'labelInput' }}
        sx={{ height: 24, width: 112, px: 0.5, bgcolor: 'action.hover' }}
      />
      <InputBase
        value={family}
        onChange={(event) => setFamily(event.target.value)}
        inputProps={{ 'aria-label': 'Last name', 'data-element': 'labelInput' }}
        sx={{ height: 24, width: 112, px: 0.5, bgcolor: 'action.hover' }}
      />
    </Stack>
  );
}

function PersonItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const labelInput = {
    'aria-label': 'Name of the gardener',
    onSave: interactions.handleSaveItemLabel,
    onDiscard: interactions.handleCancelItemLabelEditing,
  };

  return <TreeItem {...props} slots={{ labelInput: NameFields }} slotProps={{ labelInput }} />;
}

export default function TwoPartName() {
  return (
    <RichTreeView
      aria-label="Garden staff"
      items={staff}
      isItemEditable={isPerson}
      slots={{ item: PersonItem }}
      defaultExpandedItems={['propagation']}
      sx={{ height: 96, overflowY: 'auto' }}
    />
  );
}
