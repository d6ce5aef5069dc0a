import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import styles from './ConnectorLines.module.css';

const classes = { groupTransition: styles.branches };

function Water(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}

export default function ConnectorLines() {
  return (
    <SimpleTreeView
      aria-label="River and its tributaries"
      itemChildrenIndentation={0}
      defaultExpandedItems={['danube', 'tisza', 'inn']}
      className={styles.tree}
    >
      <Water itemId="danube" label="Danube">
        <Water itemId="inn" label="Inn">
          <Water itemId="salzach" label="Salzach" />
        </Water>
        <Water itemId="tisza" label="Tisza">
          <Water itemId="mures" label="Mureș" />
          <Water itemId="koros" label="Körös" />
        </Water>
        <Water itemId="sava" label="Sava" />
      </Water>
    </SimpleTreeView>
  );
}
