import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const shifts = [
  {
    id: 'morning',
    label: 'Morning shift',
    children: [
      { id: 'amara', label: 'Amara Okafor' },
      { id: 'jonas', label: 'Jonas Hale' },
    ],
  },
  {
    id: 'evening',
    label: 'Evening shift',
    children: [
      { id: 'mei', label: 'Mei Tanaka' },
      { id: 'pavel', label: 'Pavel Dvořák' },
    ],
  },
];

const acceptDrop = (event: React.DragEvent) => event.preventDefault();

const shiftIds = new Set(shifts.map(({ id }) => id));
const isEmployee = (itemId: string) => !shiftIds.has(itemId);

export default function LeavesOnly() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Shifts"
      items={shifts}
      isItemReorderable={isEmployee}
      slotProps={{ item: { onDragOver: acceptDrop } }}
      defaultExpandedItems={['morning', 'evening']}
    />
  );
}
