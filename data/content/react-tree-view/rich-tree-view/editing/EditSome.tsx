import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Article {
  id: string;
  label: string;
  isDraft?: boolean;
  children?: Article[];
}

const articles: Article[] = [
  {
    id: 'release',
    label: 'Release notes',
    children: [
      { id: 'v3', label: 'Version 3' },
      { id: 'v4', label: 'Version 4 (draft)', isDraft: true },
    ],
  },
  { id: 'roadmap', label: 'Roadmap (draft)', isDraft: true },
];

const isItemEditable = (article: Article) => article.isDraft === true;

export default function EditSome() {
  return (
    <RichTreeView
      aria-label="Articles"
      items={articles}
      isItemEditable={isItemEditable}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Title' } } } }}
      defaultExpandedItems={['release']}
      sx={{ '& [data-editable] .MuiTreeItem-label': { fontStyle: 'italic' } }}
    />
  );
}
