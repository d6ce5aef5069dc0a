import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const classes = {
  groupTransition:
    'ms-[15px] border-0 border-s border-dashed border-(--mui-palette-text-disabled) ps-3.5',
};

function Part(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}

export default function ConnectorLines() {
  return (
    <SimpleTreeView
      aria-label="Supply chain"
      itemChildrenIndentation={0}
      defaultExpandedItems={['bike', 'frame', 'wheels']}
    >
      <Part itemId="bike" label="City bike">
        <Part itemId="frame" label="Frame">
          <Part itemId="tubes" label="Steel tubes" />
        </Part>
        <Part itemId="wheels" label="Wheels">
          <Part itemId="rims" label="Rims" />
          <Part itemId="spokes" label="Spokes" />
        </Part>
        <Part itemId="brakes" label="Brakes" />
      </Part>
    </SimpleTreeView>
  );
}
