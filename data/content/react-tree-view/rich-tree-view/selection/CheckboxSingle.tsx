import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const templates = [
  {
    id: 'letters',
    label: 'Letters',
    children: [
      { id: 'offer', label: 'Offer' },
      { id: 'reminder', label: 'Payment reminder' },
    ],
  },
  {
    id: 'labels',
    label: 'Labels',
    children: [{ id: 'parcel', label: 'Parcel label' }],
  },
];

export default function CheckboxSingle() {
  return (
    <RichTreeView
      checkboxSelection
      aria-label="Print template"
      items={templates}
      defaultExpandedItems={['letters', 'labels']}
      defaultSelectedItems="offer"
    />
  );
}
