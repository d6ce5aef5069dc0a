import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import styles from './ConnectedTree.module.css';

const chart = [
  {
    id: 'board',
    label: 'Board',
    children: [
      {
        id: 'operations',
        label: 'Operations',
        children: [
          { id: 'production', label: 'Production' },
          { id: 'quality', label: 'Quality' },
        ],
      },
      { id: 'finance', label: 'Finance' },
    ],
  },
];

const classes = {
  content: styles.row,
  label: styles.label,
  groupTransition: styles.branches,
};

function LinedItem(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}

export default function ConnectedTree() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={chart}
      itemChildrenIndentation={0}
      slots={{ item: LinedItem }}
      defaultExpandedItems={['board', 'operations']}
      defaultSelectedItems="quality"
    />
  );
}
