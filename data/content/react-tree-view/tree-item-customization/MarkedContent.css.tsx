import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import styles from './MarkedContent.module.css';

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

interface MarkedRowProps extends React.ComponentPropsWithoutRef<'div'> {
  status?: unknown;
  ownerState?: unknown;
}

const MarkedRow = React.forwardRef<HTMLDivElement, MarkedRowProps>(function MarkedRow(
  { status, ownerState, className, ...other },
  ref,
) {
  return <div {...other} ref={ref} className={`${className} ${styles.row}`} />;
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
