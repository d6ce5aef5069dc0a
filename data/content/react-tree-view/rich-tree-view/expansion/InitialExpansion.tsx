import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters = [
  {
    id: 'guides',
    label: 'Guides',
    children: [
      {
        id: 'deployment',
        label: 'Deployment',
        children: [
          { id: 'docker', label: 'Docker' },
          { id: 'kubernetes', label: 'Kubernetes' },
        ],
      },
      { id: 'monitoring', label: 'Monitoring', children: [{ id: 'alerts', label: 'Alerts' }] },
    ],
  },
  {
    id: 'reference',
    label: 'Reference',
    children: [{ id: 'cli', label: 'Command line' }],
  },
];

export default function InitialExpansion() {
  return (
    <RichTreeView
      aria-label="Documentation"
      items={chapters}
      defaultExpandedItems={['guides', 'deployment']}
    />
  );
}
