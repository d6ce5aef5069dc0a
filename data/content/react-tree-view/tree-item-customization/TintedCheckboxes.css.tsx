import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import styles from './TintedCheckboxes.module.css';

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

const checkbox = { size: 'small', className: styles.checkbox };

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
