import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useGardenServer, type ServedItem } from '#data/content/shared/gardenServer.ts';

const houses: ServedItem[] = [
  { id: 'palm-house', label: 'Palm House', childrenCount: 2 },
  { id: 'desert-house', label: 'Desert House', childrenCount: 2 },
  { id: 'herb-garden', label: 'Herb Garden', childrenCount: 2 },
];

export default function FromFirstItems() {
  const server = useGardenServer();

  return (
    <RichTreeViewPro
      aria-label="Greenhouses, loaded on demand"
      items={houses}
      dataSource={{
        getChildrenCount: (item) => item.childrenCount,
        getTreeItems: (parentId) => server.list(parentId),
      }}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
