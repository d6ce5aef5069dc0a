import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const navigation = [
  {
    id: 'products',
    label: 'Products',
    children: [
      { id: 'analytics', label: 'Analytics' },
      { id: 'automation', label: 'Automation' },
      { id: 'integrations', label: 'Integrations' },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    children: [
      { id: 'docs', label: 'Documentation' },
      { id: 'academy', label: 'Academy' },
    ],
  },
  { id: 'pricing', label: 'Pricing' },
];

export default function FreeMoves() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Navigation of the website"
      items={navigation}
      defaultExpandedItems={['products', 'resources']}
    />
  );
}
