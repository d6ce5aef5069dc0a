import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const catalog = [
  {
    id: 'computers',
    label: 'Computers',
    children: [
      {
        id: 'laptops',
        label: 'Laptops',
        children: [
          { id: 'aero-13', label: 'Aero 13' },
          { id: 'aero-15', label: 'Aero 15' },
        ],
      },
      { id: 'desktops', label: 'Desktops', children: [{ id: 'cube', label: 'Cube Mini' }] },
    ],
  },
  {
    id: 'monitors',
    label: 'Monitors',
    children: [
      { id: 'view-24', label: 'View 24' },
      { id: 'view-32', label: 'View 32 Curved' },
    ],
  },
];

export default function FirstTree() {
  return (
    <RichTreeView
      aria-label="Product catalog"
      items={catalog}
      defaultExpandedItems={['computers', 'laptops']}
    />
  );
}
