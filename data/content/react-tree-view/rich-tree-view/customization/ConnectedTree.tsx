import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

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

const LinedItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    borderRadius: 0,
    '&[data-expanded]': { fontWeight: 600 },
    '&[data-selected]': { textDecoration: 'underline' },
  },
  [`& > .${treeItemClasses.content} .${treeItemClasses.label}`]: {
    ...theme.typography.body2,
    fontWeight: 'inherit',
  },
  [`& > .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 15,
    borderInlineStart: `1px solid ${(theme.vars ?? theme).palette.text.disabled}`,
  },
}));

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
