import * as React from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const allTopics = ['news', 'releases', 'security', 'events', 'talks', 'workshops'];

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = React.useState(['releases', 'talks']);
  // Shift+arrow can add an ID twice, so the length says nothing
  const hasAll = allTopics.every((topic) => selectedItems.includes(topic));

  return (
    <div>
      <Button onClick={() => setSelectedItems(hasAll ? [] : allTopics)}>
        {hasAll ? 'Deselect all' : 'Select all'}
      </Button>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Topics of the newsletter"
        defaultExpandedItems={['news', 'events']}
        selectedItems={selectedItems}
        onSelectedItemsChange={(_event, itemIds) => setSelectedItems(itemIds)}
      >
        <TreeItem itemId="news" label="News">
          <TreeItem itemId="releases" label="Releases" />
          <TreeItem itemId="security" label="Security notices" />
        </TreeItem>
        <TreeItem itemId="events" label="Events">
          <TreeItem itemId="talks" label="Talks" />
          <TreeItem itemId="workshops" label="Workshops" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
