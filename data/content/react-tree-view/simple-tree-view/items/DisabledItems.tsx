import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    <SimpleTreeView aria-label="Admin area" defaultExpandedItems={['team', 'audit']}>
      <TreeItem itemId="team" label="Team">
        <TreeItem itemId="members" label="Members" />
        <TreeItem itemId="sso" label="Single sign-on (Enterprise plan)" disabled />
      </TreeItem>
      <TreeItem itemId="audit" label="Audit log (Enterprise plan)" disabled>
        <TreeItem itemId="sign-ins" label="Sign-ins" />
        <TreeItem itemId="exports" label="Exports" />
      </TreeItem>
    </SimpleTreeView>
  );
}
