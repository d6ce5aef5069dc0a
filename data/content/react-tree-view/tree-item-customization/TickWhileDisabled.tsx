import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

interface Product {
  id: string;
  label: string;
  isSoldOut?: boolean;
}

const products: Product[] = [
  { id: 'camera', label: 'Camera' },
  { id: 'tripod', label: 'Tripod (sold out)', isSoldOut: true },
  { id: 'lens', label: 'Lens (sold out)', isSoldOut: true },
];

const isSoldOut = (product: Product) => product.isSoldOut === true;

function WatchItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const select = (event: React.SyntheticEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCheckboxSelection(event as React.ChangeEvent<HTMLInputElement>);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{ ...props.slotProps, checkbox: { disabled: false, onChange: select } }}
    />
  );
}

export default function TickWhileDisabled() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Notify me about"
      items={products}
      isItemDisabled={isSoldOut}
      slots={{ item: WatchItem }}
    />
  );
}
