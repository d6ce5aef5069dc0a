import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

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
  content: 'rounded-none data-expanded:font-semibold data-selected:underline',
  label: 'text-sm leading-[1.43] [font-weight:inherit]',
  groupTransition: 'ms-[15px] border-s border-(--mui-palette-text-disabled)',
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
