import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const { content, iconContainer, label } = treeItemClasses;

export default function RestyledRows() {
  return (
    <SimpleTreeView
      aria-label="Design system"
      defaultExpandedItems={['basics']}
      defaultSelectedItems="colors"
      sx={{
        [`& .${content}`]: {
          py: 1,
          borderRadius: 0,
          borderInlineStart: '4px solid',
          borderColor: 'transparent',
          '&[data-selected]': { borderColor: 'primary.main' },
          [`&[data-expanded] .${label}`]: { fontWeight: 'bold' },
          [`&[data-disabled] .${label}`]: { textDecoration: 'line-through' },
        },
        [`& .${iconContainer}`]: { width: 24, color: 'text.secondary' },
      }}
    >
      <TreeItem itemId="basics" label="Basics">
        <TreeItem itemId="colors" label="Colors" />
        <TreeItem itemId="spacing" label="Spacing" />
        <TreeItem itemId="shadows" label="Shadows" disabled />
      </TreeItem>
      <TreeItem itemId="patterns" label="Patterns">
        <TreeItem itemId="forms" label="Forms" />
      </TreeItem>
    </SimpleTreeView>
  );
}
