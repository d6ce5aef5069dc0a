import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const fields = [
  {
    id: 'customer',
    label: 'Customer',
    children: [
      { id: 'name', label: 'Name' },
      { id: 'email', label: 'Email' },
    ],
  },
  {
    id: 'order',
    label: 'Order',
    children: [
      { id: 'number', label: 'Number' },
      { id: 'total', label: 'Total' },
      { id: 'currency', label: 'Currency' },
    ],
  },
];

export default function CheckboxMultiple() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Fields of the export"
      items={fields}
      defaultExpandedItems={['customer', 'order']}
      defaultSelectedItems={['email', 'number', 'total']}
    />
  );
}
