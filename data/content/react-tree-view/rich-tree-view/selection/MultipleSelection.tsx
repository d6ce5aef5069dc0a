import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf' },
      { id: 'supplier', label: 'Supplier agreement.pdf' },
      { id: 'insurance', label: 'Insurance policy.pdf' },
    ],
  },
  {
    id: 'reports',
    label: 'Reports',
    children: [
      { id: 'q1', label: 'First quarter.xlsx' },
      { id: 'q2', label: 'Second quarter.xlsx' },
    ],
  },
];

export default function MultipleSelection() {
  return (
    <RichTreeView
      multiSelect
      aria-label="Documents to archive"
      items={documents}
      defaultExpandedItems={['contracts', 'reports']}
      defaultSelectedItems={['lease', 'q1']}
    />
  );
}
