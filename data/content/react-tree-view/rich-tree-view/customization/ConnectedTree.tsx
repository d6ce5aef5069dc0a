import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { gardenItems } from '#data/content/shared/garden.ts';

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
    borderInlineStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

export default function ConnectedTree() {
  return (
    <RichTreeView
      aria-label="Garden with lines"
      items={gardenItems}
      itemChildrenIndentation={0}
      slots={{ item: LinedItem }}
      defaultExpandedItems={['palm-house', 'cloud-forest']}
      defaultSelectedItems="tree-fern"
      sx={{ height: 240, overflowY: 'auto' }}
    />
  );
}
