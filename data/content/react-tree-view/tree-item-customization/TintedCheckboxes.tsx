import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const checks = [
  {
    id: 'pull-request',
    label: 'Pull request',
    children: [
      { id: 'lint', label: 'Lint' },
      { id: 'test', label: 'Test' },
    ],
  },
  { id: 'release', label: 'Release', children: [{ id: 'publish', label: 'Publish' }] },
];

const checkbox = { size: 'small', color: 'success' };

export default function TintedCheckboxes() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Checks"
      items={checks}
      slotProps={{ item: { slotProps: { checkbox } } }}
      defaultExpandedItems={['pull-request']}
      defaultSelectedItems={['lint', 'release']}
    />
  );
}
