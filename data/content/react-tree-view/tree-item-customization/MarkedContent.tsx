import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

const MarkedRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(0.5),
  paddingInlineStart:
    'calc(16px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
  borderInlineStart: '4px solid transparent',
  cursor: 'pointer',
  '&[data-focused]': { backgroundColor: (theme.vars ?? theme).palette.action.focus },
  '&[data-selected]': { borderColor: (theme.vars ?? theme).palette.primary.main, fontWeight: 700 },
}));

export default function MarkedContent() {
  return (
    <RichTreeView
      aria-label="Garden with marked rows"
      items={gardenItems}
      defaultExpandedItems={['herb-garden']}
      defaultSelectedItems="sage"
      slotProps={{ item: { slots: { content: MarkedRow } } }}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
