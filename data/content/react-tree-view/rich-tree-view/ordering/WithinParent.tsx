import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Step {
  id: string;
  label: string;
  children?: Step[];
}

const checklist: Step[] = [
  {
    id: 'before',
    label: 'Before departure',
    children: [
      { id: 'fuel', label: 'Check the fuel' },
      { id: 'doors', label: 'Close the doors' },
      { id: 'route', label: 'Load the route' },
    ],
  },
  {
    id: 'after',
    label: 'After arrival',
    children: [
      { id: 'park', label: 'Set the parking brake' },
      { id: 'log', label: 'Sign the log' },
    ],
  },
];

type CanMove = NonNullable<RichTreeViewProProps<Step, false>['canMoveItemToNewPosition']>;

const keepsParent: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function WithinParent() {
  return (
    <RichTreeViewPro
      itemsReordering
      canMoveItemToNewPosition={keepsParent}
      aria-label="Checklist"
      items={checklist}
      defaultExpandedItems={['before', 'after']}
    />
  );
}
