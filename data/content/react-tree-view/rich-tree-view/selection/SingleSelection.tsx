import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const regions = [
  {
    id: 'europe',
    label: 'Europe',
    children: [
      { id: 'eu-central', label: 'Frankfurt (eu-central)' },
      { id: 'eu-west', label: 'Dublin (eu-west)' },
      { id: 'eu-north', label: 'Stockholm (eu-north)' },
    ],
  },
  {
    id: 'america',
    label: 'North America',
    children: [
      { id: 'us-east', label: 'Virginia (us-east)' },
      { id: 'us-west', label: 'Oregon (us-west)' },
    ],
  },
];

export default function SingleSelection() {
  return (
    <RichTreeView
      aria-label="Region of the deployment"
      items={regions}
      defaultExpandedItems={['europe', 'america']}
      defaultSelectedItems="eu-west"
    />
  );
}
