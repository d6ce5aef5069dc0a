import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parentIds = ['courses', 'databases', 'certificates'];

export default function ExpandAll() {
  const [expandedItems, setExpandedItems] = React.useState(['courses', 'databases']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpandedItems(parentIds)}>Expand all</Button>
        <Button onClick={() => setExpandedItems([])}>Collapse all</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Learning portal"
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      >
        <TreeItem itemId="courses" label="Courses">
          <TreeItem itemId="databases" label="Databases">
            <TreeItem itemId="sql" label="SQL for analysts" />
            <TreeItem itemId="indexes" label="Indexes" />
          </TreeItem>
          <TreeItem itemId="writing" label="Technical writing" />
        </TreeItem>
        <TreeItem itemId="certificates" label="Certificates">
          <TreeItem itemId="cloud" label="Cloud basics" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
