import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const everyTopic = ['news', 'releases', 'security', 'events', 'talks', 'workshops'];

export default function ControlledPicks() {
  const [topics, setTopics] = React.useState(['releases', 'talks']);
  const hasAll = topics.length === everyTopic.length;

  return (
    <Stack spacing={1}>
      <Button
        onClick={() => setTopics(hasAll ? [] : everyTopic)}
        sx={{ alignSelf: 'start', height: 40 }}
      >
        {hasAll ? 'Deselect all' : 'Select all'}
      </Button>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Topics of the newsletter"
        defaultExpandedItems={['news', 'events']}
        selectedItems={topics}
        onSelectedItemsChange={(_event, itemIds) => setTopics(itemIds)}
        sx={{ height: 192, overflowY: 'auto' }}
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
    </Stack>
  );
}
