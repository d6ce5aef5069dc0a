import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const checks = [
  {
    id: 'brakes',
    label: 'Brakes',
    children: [
      { id: 'pads', label: 'Pads' },
      { id: 'cables', label: 'Cables' },
      { id: 'rotors', label: 'Rotors' },
    ],
  },
  {
    id: 'gears',
    label: 'Gears',
    children: [
      { id: 'chain', label: 'Chain' },
      { id: 'cassette', label: 'Cassette' },
      { id: 'shifters', label: 'Shifters' },
    ],
  },
  {
    id: 'wheels',
    label: 'Wheels',
    children: [
      { id: 'tires', label: 'Tires' },
      { id: 'spokes', label: 'Spokes' },
    ],
  },
];

export default function ServiceChecklist() {
  return (
    <Box sx={{ height: 336, overflow: 'auto' }}>
      <RichTreeView
        items={checks}
        aria-label="Service checklist"
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['brakes', 'gears']}
        defaultSelectedItems={['pads', 'chain']}
      />
    </Box>
  );
}
