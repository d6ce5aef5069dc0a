import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function ConnectorLines() {
  return (
    <SimpleTreeView
      aria-label="Supply chain"
      itemChildrenIndentation={0}
      defaultExpandedItems={['bike', 'frame', 'wheels']}
      sx={{
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '14px',
          borderInlineStart: '1px dashed',
          borderColor: 'text.disabled',
        },
      }}
    >
      <TreeItem itemId="bike" label="City bike">
        <TreeItem itemId="frame" label="Frame">
          <TreeItem itemId="tubes" label="Steel tubes" />
        </TreeItem>
        <TreeItem itemId="wheels" label="Wheels">
          <TreeItem itemId="rims" label="Rims" />
          <TreeItem itemId="spokes" label="Spokes" />
        </TreeItem>
        <TreeItem itemId="brakes" label="Brakes" />
      </TreeItem>
    </SimpleTreeView>
  );
}
