import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    <SimpleTreeView
      aria-label="Rooms of the garden"
      defaultExpandedItems={['ground-floor', 'glasshouses']}
      sx={{ height: 256, overflowY: 'auto' }}
    >
      <TreeItem itemId="ground-floor" label="Ground floor">
        <TreeItem itemId="ticket-desk" label="Ticket desk" />
        <TreeItem itemId="seed-vault" label="Seed vault, staff only" disabled />
        <TreeItem itemId="cafe" label="Café" />
      </TreeItem>
      <TreeItem itemId="glasshouses" label="Glasshouses, closed for repair" disabled>
        <TreeItem itemId="fernery" label="Fernery" />
        <TreeItem itemId="orangery" label="Orangery" />
      </TreeItem>
    </SimpleTreeView>
  );
}
