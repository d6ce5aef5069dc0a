import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicItems() {
  return (
    <SimpleTreeView
      aria-label="Botanical garden"
      defaultExpandedItems={['desert-house']}
      sx={{ height: 256, overflowY: 'auto' }}
    >
      <TreeItem itemId="palm-house" label="Palm House">
        <TreeItem itemId="cacao" label="Cacao" />
        <TreeItem itemId="red-banana" label="Red banana" />
      </TreeItem>
      <TreeItem itemId="desert-house" label="Desert House">
        <TreeItem itemId="cacti" label="Cacti">
          <TreeItem itemId="saguaro" label="Saguaro" />
          <TreeItem itemId="golden-barrel" label="Golden barrel" />
        </TreeItem>
        <TreeItem itemId="aloe" label="Aloe" />
        <TreeItem itemId="agave" label="Agave" />
      </TreeItem>
    </SimpleTreeView>
  );
}
