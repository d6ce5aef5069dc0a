import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Department {
  code: number;
  name: string;
  teams?: Department[];
}

const departments: Department[] = [
  {
    code: 100,
    name: 'Engineering',
    teams: [
      { code: 110, name: 'Platform' },
      { code: 120, name: 'Mobile' },
    ],
  },
  { code: 200, name: 'Finance', teams: [{ code: 210, name: 'Payroll' }] },
];

const getItemId = (department: Department) => String(department.code);
const getItemLabel = (department: Department) => department.name;
const getItemChildren = (department: Department) => department.teams;

export default function OwnKeys() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={departments}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['100', '200']}
    />
  );
}
