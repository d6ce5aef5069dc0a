import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { useGardenServer, type ServedItem } from '#data/content/shared/gardenServer.ts';

const houses: ServedItem[] = [
  { id: 'alpine-house', label: 'Alpine House', childrenCount: 3 },
  { id: 'herb-garden', label: 'Herb Garden', childrenCount: 2 },
];

export default function EditAndRemember() {
  const server = useGardenServer();
  const tree = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));

  const remember = (itemId: string, label: string) => {
    server.rename(itemId, label);
    const parentId = tree.current?.getParentId(itemId) ?? 'root';
    const siblings = cache.get(parentId);
    if (Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((item) => (item.id === itemId ? { ...item, label } : item)),
      );
    }
  };

  return (
    <RichTreeViewPro
      isItemEditable
      apiRef={tree}
      aria-label="Greenhouses with names to correct"
      items={houses}
      onItemLabelChange={remember}
      dataSourceCache={cache}
      dataSource={{
        getChildrenCount: (item: ServedItem) => item.childrenCount,
        getTreeItems: server.list,
      }}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
