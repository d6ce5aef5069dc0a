import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import styles from './RestyledRows.module.css';

const classes = {
  content: styles.row,
  label: styles.label,
  iconContainer: styles.icon,
};

function Row(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}

export default function RestyledRows() {
  return (
    <SimpleTreeView
      aria-label="Design system"
      defaultExpandedItems={['basics']}
      defaultSelectedItems="colors"
    >
      <Row itemId="basics" label="Basics">
        <Row itemId="colors" label="Colors" />
        <Row itemId="spacing" label="Spacing" />
        <Row itemId="shadows" label="Shadows" disabled />
      </Row>
      <Row itemId="patterns" label="Patterns">
        <Row itemId="forms" label="Forms" />
      </Row>
    </SimpleTreeView>
  );
}
