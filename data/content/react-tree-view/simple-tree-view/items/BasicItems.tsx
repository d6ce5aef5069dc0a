import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicItems() {
  return (
    <SimpleTreeView aria-label="Documentation" defaultExpandedItems={['guides', 'hosting']}>
      <TreeItem itemId="start" label="Getting started">
        <TreeItem itemId="install" label="Installation" />
        <TreeItem itemId="tour" label="Tour of the editor" />
      </TreeItem>
      <TreeItem itemId="guides" label="Guides">
        <TreeItem itemId="hosting" label="Hosting">
          <TreeItem itemId="domain" label="Custom domain" />
          <TreeItem itemId="https" label="HTTPS" />
        </TreeItem>
        <TreeItem itemId="backup" label="Backups" />
      </TreeItem>
      <TreeItem itemId="changelog" label="Changelog" />
    </SimpleTreeView>
  );
}
