import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <SimpleTreeView
      aria-label="Help topics"
      defaultExpandedItems={['orders']}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="orders" label="Orders">
        <TreeItem itemId="track" label="Track a parcel" />
        <TreeItem itemId="return" label="Return an item" />
      </TreeItem>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="password" label="Change the password" />
        <TreeItem itemId="close" label="Close the account" />
      </TreeItem>
    </SimpleTreeView>
  );
}
