import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const files = [
  {
    id: 'src',
    label: 'src',
    children: [
      { id: 'app', label: 'App.tsx' },
      { id: 'main', label: 'main.tsx' },
    ],
  },
  {
    id: 'public',
    label: 'public',
    children: [{ id: 'favicon', label: 'favicon.svg' }],
  },
  { id: 'package', label: 'package.json' },
];

export default function FirstRichTree() {
  return (
    <RichTreeView
      aria-label="Project files"
      items={files}
      defaultExpandedItems={['src', 'public']}
    />
  );
}
