import * as React from 'react';
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

const look =
  'flex cursor-pointer items-center gap-2 border-s-4 border-transparent py-1 ps-[calc(16px+var(--TreeView-itemChildrenIndentation)*var(--TreeView-itemDepth))] data-focused:bg-(--mui-palette-action-focus) data-selected:border-(--mui-palette-primary-main) data-selected:font-bold';

interface MarkedRowProps extends React.ComponentPropsWithoutRef<'div'> {
  status?: unknown;
  ownerState?: unknown;
}

const MarkedRow = React.forwardRef<HTMLDivElement, MarkedRowProps>(function MarkedRow(
  { status, ownerState, className, ...other },
  ref,
) {
  return <div {...other} ref={ref} className={`${className} ${look}`} />;
});

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
