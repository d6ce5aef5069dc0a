import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const outline = [
  {
    id: 'part-1',
    label: 'Part I',
    children: [
      {
        id: 'chapter-1',
        label: 'Chapter 1',
        children: [{ id: 'section-1', label: 'Section 1.1' }],
      },
    ],
  },
];

export default function WideIndentation() {
  return (
    <RichTreeView
      itemChildrenIndentation={32}
      aria-label="Outline"
      items={outline}
      defaultExpandedItems={['part-1', 'chapter-1']}
    />
  );
}
