import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const items = [{ id: 'invoices', label: 'Invoices', children: [{ id: 'may', label: 'May.pdf' }] }];

const parts = [
  { name: 'root', className: treeItemClasses.root, outline: '2px dashed', color: 'text.primary' },
  { name: 'content', className: treeItemClasses.content, outline: '2px solid', color: 'info.main' },
  {
    name: 'iconContainer',
    className: treeItemClasses.iconContainer,
    outline: '3px double',
    color: 'warning.dark',
  },
  {
    name: 'checkbox',
    className: treeItemClasses.checkbox,
    outline: '2px solid',
    color: 'success.main',
  },
  { name: 'label', className: treeItemClasses.label, outline: '2px solid', color: 'error.main' },
  {
    name: 'groupTransition',
    className: treeItemClasses.groupTransition,
    outline: '2px dotted',
    color: 'text.secondary',
  },
];

export default function ItemParts() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RichTreeView
        checkboxSelection
        aria-label="Item with outlined parts"
        items={items}
        defaultExpandedItems={['invoices']}
        sx={[
          { p: 1 },
          { [`& .${treeItemClasses.root}`]: { p: 0.75 } },
          ...parts.map(({ className, outline, color }) => ({
            [`& .${className}`]: { outline, outlineColor: color, outlineOffset: -1 },
          })),
        ]}
      />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
          m: 0,
          p: 0,
          px: 1,
          listStyle: 'none',
        }}
      >
        {parts.map(({ name, outline, color }) => (
          <Typography key={name} component="li" variant="body2" noWrap>
            <Box
              component="span"
              sx={{
                display: 'inline-block',
                width: 20,
                height: 12,
                mx: 0.5,
                marginInlineEnd: 1,
                outline,
                outlineColor: color,
                outlineOffset: -1,
              }}
            />
            {name}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
