import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Unit {
  id: string;
  label: string;
  childrenCount: number;
}

const divisions: Unit[] = [
  { id: 'retail', label: 'Retail', childrenCount: 2 },
  { id: 'logistics', label: 'Logistics', childrenCount: 2 },
  { id: 'finance', label: 'Finance', childrenCount: 0 },
];

const unitsBelow: Record<string, Unit[]> = {
  retail: [
    { id: 'stores', label: 'Stores', childrenCount: 2 },
    { id: 'web', label: 'Web shop', childrenCount: 0 },
  ],
  stores: [
    { id: 'lyon', label: 'Lyon', childrenCount: 0 },
    { id: 'turin', label: 'Turin', childrenCount: 0 },
  ],
  logistics: [
    { id: 'fleet', label: 'Fleet', childrenCount: 0 },
    { id: 'warehouse', label: 'Warehouse', childrenCount: 0 },
  ],
};

/** Stands for a request to your server. */
function fetchUnits(parentId = '') {
  return new Promise<Unit[]>((resolve) => {
    setTimeout(() => resolve(unitsBelow[parentId] ?? []), 700);
  });
}

export default function FromFirstItems() {
  return (
    <RichTreeViewPro
      aria-label="Divisions"
      items={divisions}
      dataSource={{ getChildrenCount: (unit) => unit.childrenCount, getTreeItems: fetchUnits }}
    />
  );
}
