import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Bed {
  plot: number;
  name: string;
  beds?: Bed[];
}

const terraces: Bed[] = [
  {
    plot: 100,
    name: 'Upper terrace',
    beds: [
      { plot: 101, name: 'Lavender' },
      { plot: 102, name: 'Rosemary' },
    ],
  },
  {
    plot: 200,
    name: 'Lower terrace',
    beds: [{ plot: 201, name: 'Hydrangeas' }],
  },
];

const plotId = (bed: Bed) => `plot-${bed.plot}`;
const bedName = (bed: Bed) => bed.name;
const nestedBeds = (bed: Bed) => bed.beds;

export default function OwnKeys() {
  return (
    <RichTreeView
      aria-label="Flower beds"
      items={terraces}
      getItemId={plotId}
      getItemLabel={bedName}
      getItemChildren={nestedBeds}
      defaultExpandedItems={['plot-100', 'plot-200']}
      sx={{ height: 160, overflowY: 'auto' }}
    />
  );
}
