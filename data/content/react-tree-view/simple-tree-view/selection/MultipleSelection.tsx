import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultipleSelection() {
  return (
    <SimpleTreeView
      multiSelect
      aria-label="Photos to print"
      defaultExpandedItems={['lisbon', 'porto']}
      defaultSelectedItems={['tram', 'river']}
    >
      <TreeItem itemId="lisbon" label="Lisbon">
        <TreeItem itemId="tram" label="Yellow tram" />
        <TreeItem itemId="tiles" label="Tiled facade" />
        <TreeItem itemId="river" label="River at dusk" />
      </TreeItem>
      <TreeItem itemId="porto" label="Porto">
        <TreeItem itemId="bridge" label="Iron bridge" />
      </TreeItem>
    </SimpleTreeView>
  );
}
