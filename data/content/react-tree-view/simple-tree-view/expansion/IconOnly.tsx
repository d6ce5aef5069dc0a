import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconOnly() {
  return (
    <SimpleTreeView
      expansionTrigger="iconContainer"
      aria-label="Job to apply for"
      defaultExpandedItems={['kitchen']}
    >
      <TreeItem itemId="kitchen" label="Kitchen, any job">
        <TreeItem itemId="pastry" label="Pastry" />
        <TreeItem itemId="sauces" label="Sauces" />
      </TreeItem>
      <TreeItem itemId="service" label="Service, any job">
        <TreeItem itemId="bar" label="Bar" />
        <TreeItem itemId="tables" label="Tables" />
      </TreeItem>
    </SimpleTreeView>
  );
}
