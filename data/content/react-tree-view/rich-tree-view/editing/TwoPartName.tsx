import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';

interface Employee {
  id: string;
  label: string;
  children?: Employee[];
}

const staff: Employee[] = [
  {
    id: 'support',
    label: 'Support team',
    children: [
      { id: 'e-1', label: 'Ada Lindqvist' },
      { id: 'e-2', label: 'Tomas Okafor' },
    ],
  },
];

const isEmployee = (entry: Employee) => !entry.children;

interface NameFieldsProps {
  value: string;
  onSave: (event: React.SyntheticEvent, name: string) => void;
  onDiscard: (event: React.SyntheticEvent) => void;
}

function NameFields({ value, onSave, onDiscard }: NameFieldsProps) {
  const [first, ...rest] = value.split(' ');
  const [firstName, setFirstName] = React.useState(first ?? '');
  const [lastName, setLastName] = React.useState(rest.join(' '));
  const name = `${firstName} ${lastName}`.trim();

  const finish = (event: React.SyntheticEvent) =>
    name === '' ? onDiscard(event) : onSave(event, name);

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

  const sx = { width: 112, height: 24, px: 0.5, bgcolor: 'action.hover' };

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Name of the employee"
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      sx={{ gap: 1 }}
    >
      <InputBase
        autoFocus
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
        inputProps={{ 'aria-label': 'First name', 'data-element': 'labelInput' }}
        sx={sx}
      />
      <InputBase
        value={lastName}
        onChange={(event) => setLastName(event.target.value)}
        inputProps={{ 'aria-label': 'Last name', 'data-element': 'labelInput' }}
        sx={sx}
      />
    </Stack>
  );
}

function EmployeeItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const labelInput: Partial<NameFieldsProps> = {
    onSave: interactions.handleSaveItemLabel,
    onDiscard: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, labelInput: NameFields }}
      slotProps={{ ...props.slotProps, labelInput }}
    />
  );
}

export default function TwoPartName() {
  return (
    <RichTreeView
      aria-label="Staff"
      items={staff}
      isItemEditable={isEmployee}
      slots={{ item: EmployeeItem }}
      defaultExpandedItems={['support']}
    />
  );
}
