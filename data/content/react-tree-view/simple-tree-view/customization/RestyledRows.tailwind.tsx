import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const classes = {
  content:
    'group/row rounded-none border-s-4 border-transparent py-2 data-selected:border-(--mui-palette-primary-main)',
  label: 'group-data-disabled/row:line-through group-data-expanded/row:font-bold',
  iconContainer: 'w-6 text-(--mui-palette-text-secondary)',
};

function Row(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}

export default function RestyledRows() {
  return (
    <SimpleTreeView
      aria-label="Design system"
      defaultExpandedItems={['basics']}
      defaultSelectedItems="colors"
    >
      <Row itemId="basics" label="Basics">
        <Row itemId="colors" label="Colors" />
        <Row itemId="spacing" label="Spacing" />
        <Row itemId="shadows" label="Shadows" disabled />
      </Row>
      <Row itemId="patterns" label="Patterns">
        <Row itemId="forms" label="Forms" />
      </Row>
    </SimpleTreeView>
  );
}
