import type * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { gardenItems } from '#data/content/shared/garden.ts';

const places = new Set([
  'palm-house',
  'rainforest',
  'cloud-forest',
  'desert-house',
  'cacti',
  'succulents',
  'alpine-house',
  'herb-garden',
]);

const isPlant = (itemId: string) => !places.has(itemId);
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

export default function PlantsOnly() {
  return (
    <RichTreeViewPro
      itemsReordering
      isItemReorderable={isPlant}
      aria-label="Garden, plants can move"
      items={gardenItems}
      slotProps={{ item: { onDragOver: acceptDrop } }}
      defaultExpandedItems={['alpine-house', 'herb-garden']}
      sx={{ height: 288, overflowY: 'auto' }}
    />
  );
}
