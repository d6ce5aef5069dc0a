import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';

const devices = [
  {
    id: 'office',
    label: 'Office',
    children: [
      { id: 'printer', label: 'Printer, second floor' },
      { id: 'projector', label: 'Projector' },
    ],
  },
];

interface InputWithButtonsProps extends TreeItemLabelInputProps {
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onDiscard: (event: React.SyntheticEvent) => void;
}

/** Pressing a button must not move the focus out of the input, because that would save. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

function InputWithButtons({ onSave, onDiscard, ...other }: InputWithButtonsProps) {
  const save = (event: React.MouseEvent) => {
    event.stopPropagation();
    if (other.value) onSave(event, other.value);
  };

  const discard = (event: React.MouseEvent) => {
    event.stopPropagation();
    onDiscard(event);
  };

  return (
    <>
      <TreeItemLabelInput {...other} aria-label="Device name" />
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label="Save"
        onMouseDown={keepFocus}
        onClick={save}
        sx={{ p: 0.25 }}
      >
        <CheckIcon fontSize="small" color="success" />
      </IconButton>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label="Cancel"
        onMouseDown={keepFocus}
        onClick={discard}
        sx={{ p: 0.25 }}
      >
        <CloseIcon fontSize="small" color="error" />
      </IconButton>
    </>
  );
}

function DeviceItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const labelInput: Partial<InputWithButtonsProps> = {
    onSave: interactions.handleSaveItemLabel,
    onDiscard: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, labelInput: InputWithButtons }}
      slotProps={{ ...props.slotProps, labelInput }}
    />
  );
}

export default function SaveAndCancel() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Devices"
      items={devices}
      slots={{ item: DeviceItem }}
      defaultExpandedItems={['office']}
    />
  );
}
