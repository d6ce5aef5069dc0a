import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CheckboxSelection() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SimpleTreeView
        checkboxSelection
        aria-label="One dough"
        defaultExpandedItems={['dough']}
        defaultSelectedItems="sourdough"
      >
        <TreeItem itemId="dough" label="Dough">
          <TreeItem itemId="sourdough" label="Sourdough" />
          <TreeItem itemId="spelt" label="Spelt" />
          <TreeItem itemId="thin" label="Thin crust" />
        </TreeItem>
      </SimpleTreeView>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Any toppings"
        defaultExpandedItems={['toppings']}
        defaultSelectedItems={['capers', 'olives']}
      >
        <TreeItem itemId="toppings" label="Toppings">
          <TreeItem itemId="capers" label="Capers" />
          <TreeItem itemId="olives" label="Olives" />
          <TreeItem itemId="artichokes" label="Artichokes" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
