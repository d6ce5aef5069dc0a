import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  return (
    <SimpleTreeView
      aria-label="Delivery address"
      defaultExpandedItems={['home', 'work']}
      defaultSelectedItems="office"
    >
      <TreeItem itemId="home" label="Home">
        <TreeItem itemId="front-door" label="Front door" />
        <TreeItem itemId="neighbor" label="Neighbor on the first floor" />
      </TreeItem>
      <TreeItem itemId="work" label="Work">
        <TreeItem itemId="office" label="Office, room 214" />
        <TreeItem itemId="gate" label="Gate" />
      </TreeItem>
    </SimpleTreeView>
  );
}
