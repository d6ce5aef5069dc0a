import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';

interface Album {
  id: string;
  label: string;
  childrenCount: number;
}

const years: Album[] = [{ id: '2025', label: '2025', childrenCount: 2 }];

const albums: Album[] = [
  { id: 'fair', label: 'Trade fair', childrenCount: 0 },
  { id: 'opening', label: 'Opening day', childrenCount: 0 },
];

function fetchAlbums() {
  return new Promise<Album[]>((resolve) => {
    setTimeout(() => resolve(albums), 700);
  });
}

export default function EditLazyItems() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));

  const storeLabel = (itemId: string, label: string) => {
    // In your application, also send the label to your server.
    const parentId = apiRef.current?.getParentId(itemId) ?? 'root';
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
      apiRef={apiRef}
      aria-label="Albums"
      items={years}
      onItemLabelChange={storeLabel}
      dataSourceCache={cache}
      dataSource={{
        getChildrenCount: (album: Album) => album.childrenCount,
        getTreeItems: fetchAlbums,
      }}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Album' } } } }}
    />
  );
}
