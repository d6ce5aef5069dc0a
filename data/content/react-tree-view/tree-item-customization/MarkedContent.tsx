import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const settings = [
  {
    id: 'editor',
    label: 'Editor',
    children: [
      { id: 'font', label: 'Font' },
      { id: 'formatting', label: 'Formatting' },
    ],
  },
  { id: 'terminal', label: 'Terminal', children: [{ id: 'shell', label: 'Shell' }] },
];

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
      aria-label="Settings"
      items={settings}
      slotProps={{ item: { slots: { content: MarkedRow } } }}
      defaultExpandedItems={['editor']}
      defaultSelectedItems="formatting"
    />
  );
}
