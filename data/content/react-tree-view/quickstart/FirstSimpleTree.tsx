import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account']}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="security" label="Password and security" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing">
        <TreeItem itemId="invoices" label="Invoices" />
        <TreeItem itemId="payment" label="Payment methods" />
      </TreeItem>
    </SimpleTreeView>
  );
}
