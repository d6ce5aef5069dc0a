import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function ConnectorLines() {
  return (
    <SimpleTreeView
      aria-label="River and its tributaries"
      itemChildrenIndentation={0}
      defaultExpandedItems={['danube', 'tisza', 'inn']}
      sx={{
        height: 256,
        overflowY: 'auto',
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '14px',
          borderInlineStart: '1px dashed',
          borderColor: 'text.disabled',
        },
      }}
    >
      <TreeItem itemId="danube" label="Danube">
        <TreeItem itemId="inn" label="Inn">
          <TreeItem itemId="salzach" label="Salzach" />
        </TreeItem>
        <TreeItem itemId="tisza" label="Tisza">
          <TreeItem itemId="mures" label="Mureș" />
          <TreeItem itemId="koros" label="Körös" />
        </TreeItem>
        <TreeItem itemId="sava" label="Sava" />
      </TreeItem>
    </SimpleTreeView>
  );
}
