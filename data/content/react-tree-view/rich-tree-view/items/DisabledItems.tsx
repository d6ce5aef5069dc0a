import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Server {
  id: string;
  label: string;
  maintenance?: boolean;
  children?: Server[];
}

const servers: Server[] = [
  {
    id: 'web',
    label: 'Web',
    children: [
      { id: 'web-1', label: 'web-1' },
      { id: 'web-2', label: 'web-2 (maintenance)', maintenance: true },
    ],
  },
  {
    id: 'database',
    label: 'Database (maintenance)',
    maintenance: true,
    children: [
      { id: 'db-primary', label: 'primary' },
      { id: 'db-replica', label: 'replica' },
    ],
  },
];

const isItemDisabled = (server: Server) => server.maintenance === true;

export default function DisabledItems() {
  return (
    <RichTreeView
      aria-label="Servers"
      items={servers}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['web', 'database']}
    />
  );
}
