import AddIcon from '@mui/icons-material/AddCircleOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const papers = [
  {
    id: 'lease',
    label: 'Lease',
    children: [
      { id: 'contract', label: 'Contract' },
      { id: 'floor-plan', label: 'Floor plan' },
    ],
  },
  { id: 'insurance', label: 'Insurance', children: [{ id: 'policy', label: 'Policy' }] },
];

export default function SlotAndProps() {
  return (
    <RichTreeView
      aria-label="Papers"
      items={papers}
      defaultExpandedItems={['lease']}
      slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon, endIcon: DescriptionIcon }}
      slotProps={{
        expandIcon: { className: 'text-(--mui-palette-primary-main)' },
        collapseIcon: { className: 'text-(--mui-palette-primary-main)' },
        endIcon: { className: 'text-(--mui-palette-action-active)' },
      }}
    />
  );
}
