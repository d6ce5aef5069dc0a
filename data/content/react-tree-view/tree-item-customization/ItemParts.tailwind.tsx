import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [{ id: 'invoices', label: 'Invoices', children: [{ id: 'may', label: 'May.pdf' }] }];

const parts = {
  root: 'outline-2 -outline-offset-1 outline-dashed outline-(--mui-palette-text-primary)',
  content: 'outline-2 -outline-offset-1 outline-(--mui-palette-info-main)',
  iconContainer: 'outline-3 -outline-offset-1 outline-double outline-(--mui-palette-warning-dark)',
  checkbox: 'outline-2 -outline-offset-1 outline-(--mui-palette-success-main)',
  label: 'outline-2 -outline-offset-1 outline-(--mui-palette-error-main)',
  groupTransition:
    'outline-2 -outline-offset-1 outline-dotted outline-(--mui-palette-text-secondary)',
};

export default function ItemParts() {
  return (
    <div className="grid gap-4">
      <RichTreeView
        checkboxSelection
        aria-label="Item with outlined parts"
        items={items}
        slotProps={{ item: { classes: parts } }}
        defaultExpandedItems={['invoices']}
        className="p-2 [&_.MuiTreeItem-root]:p-1.5"
      />
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(144px,1fr))] px-2 py-0">
        {Object.entries(parts).map(([name, outline]) => (
          <Typography key={name} component="li" variant="body2" noWrap>
            <span className={`ms-1 me-2 inline-block h-3 w-5 ${outline}`} />
            {name}
          </Typography>
        ))}
      </ul>
    </div>
  );
}
