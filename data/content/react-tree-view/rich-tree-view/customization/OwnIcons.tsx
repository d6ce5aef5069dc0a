import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const garden = [
  {
    id: 'palm-house',
    label: 'Palm House',
    children: [
      { id: 'cacao', label: 'Cacao' },
      { id: 'tree-fern', label: 'Tree fern' },
    ],
  },
  {
    id: 'alpine-house',
    label: 'Alpine House',
    children: [
      { id: 'edelweiss', label: 'Edelweiss' },
      { id: 'spring-gentian', label: 'Spring gentian' },
    ],
  },
  {
    id: 'herb-garden',
    label: 'Herb Garden',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'lemon-balm', label: 'Lemon balm' },
    ],
  },
];

function Plus(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
    </SvgIcon>
  );
}

function Minus(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5 11h14v2H5z" />
    </SvgIcon>
  );
}

function Leaf(props: SvgIconProps) {
  return (
    <SvgIcon {...props} color="success">
      <path d="M20 4C10 4 4 9 4 16v4h2v-3c8 1 14-4 14-13z" />
    </SvgIcon>
  );
}

export default function OwnIcons() {
  return (
    <RichTreeView
      aria-label="Garden with leaves"
      items={garden}
      slots={{ expandIcon: Plus, collapseIcon: Minus, endIcon: Leaf }}
      defaultExpandedItems={['alpine-house']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
