import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SeveralPicks() {
  return (
    <SimpleTreeView
      multiSelect
      aria-label="Photos to print"
      defaultExpandedItems={['lisbon']}
      defaultSelectedItems={['tram', 'river']}
      sx={{ height: 224, overflowY: 'auto' }}
    >
      <TreeItem itemId="lisbon" label="Lisbon">
        <TreeItem itemId="tram" label="Yellow tram" />
        <TreeItem itemId="tiles" label="Tiled façade" />
        <TreeItem itemId="river" label="River at dusk" />
      </TreeItem>
      <TreeItem itemId="porto" label="Porto">
        <TreeItem itemId="bridge" label="Iron bridge" />
        <TreeItem itemId="cellar" label="Wine cellar" />
      </TreeItem>
    </SimpleTreeView>
  );
}
