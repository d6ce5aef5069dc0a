import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Record {
  id: string;
  label: string;
  draft?: boolean;
  children?: Record[];
}

const catalogue: Record[] = [
  {
    id: 'orchids',
    label: 'Orchids (published)',
    children: [
      { id: 'o-17', label: 'Unnamed hybrid 17', draft: true },
      { id: 'o-18', label: 'Unnamed hybrid 18', draft: true },
    ],
  },
  { id: 'mosses', label: 'Mosses', draft: true },
];

const isDraft = (record: Record) => record.draft === true;

export default function EditSome() {
  return (
    <RichTreeView
      aria-label="Plant catalogue"
      items={catalogue}
      isItemEditable={isDraft}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Working title' } } } }}
      defaultExpandedItems={['orchids']}
      sx={{
        height: 128,
        overflowY: 'auto',
        '& [data-editable] .MuiTreeItem-label': { fontStyle: 'italic' },
      }}
    />
  );
}
