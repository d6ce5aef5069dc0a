import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const places = [
  {
    id: 'europe',
    label: 'Europe',
    children: [
      {
        id: 'spain',
        label: 'Spain',
        children: [
          { id: 'bilbao', label: 'Bilbao' },
          { id: 'valencia', label: 'Valencia' },
        ],
      },
      { id: 'norway', label: 'Norway', children: [{ id: 'bergen', label: 'Bergen' }] },
    ],
  },
];

export default function CollapseNested() {
  const apiRef = useTreeViewApiRef();
  const [expandedItems, setExpandedItems] = React.useState(['europe', 'spain', 'norway']);

  const isVisible = (itemId: string, itemIds: string[]): boolean => {
    const parentId = apiRef.current?.getParentId(itemId);
    return !parentId || (itemIds.includes(parentId) && isVisible(parentId, itemIds));
  };

  return (
    <RichTreeView
      apiRef={apiRef}
      aria-label="Offices"
      items={places}
      expandedItems={expandedItems}
      onExpandedItemsChange={(_event, itemIds) =>
        setExpandedItems(itemIds.filter((itemId) => isVisible(itemId, itemIds)))
      }
    />
  );
}
