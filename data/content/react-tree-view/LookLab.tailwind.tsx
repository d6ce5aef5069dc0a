import * as React from 'react';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const products = [
  {
    id: 'seating',
    label: 'Seating',
    note: '2 products',
    children: [
      { id: 'desk-chair', label: 'Desk chair', note: 'SKU 1042' },
      { id: 'stool', label: 'Stool', note: 'SKU 1077' },
    ],
  },
  {
    id: 'lighting',
    label: 'Lighting',
    note: '3 products',
    children: [
      { id: 'desk-lamp', label: 'Desk lamp', note: 'SKU 2011' },
      { id: 'floor-lamp', label: 'Floor lamp', note: 'SKU 2034' },
      { id: 'pendant', label: 'Pendant', note: 'SKU 2050' },
    ],
  },
];

const categoryIds = products.map(({ id }) => id);
const noteOf = new Map(
  products.flatMap(({ children, ...category }) =>
    [category, ...children].map(({ id, note }) => [id, note]),
  ),
);

const menus = {
  Color: ['primary', 'success', 'warning'],
  Corners: ['square', 'round', 'pill'],
  Density: ['compact', 'standard', 'comfortable'],
};
const features = [
  'icons',
  'second line',
  'outline',
  'checkboxSelection',
  'propagation: parents',
  'propagation: descendants',
];

const colorOf: Record<string, string> = {
  primary:
    'data-selected:bg-(--mui-palette-primary-main) data-selected:text-(--mui-palette-primary-contrastText)',
  success:
    'data-selected:bg-(--mui-palette-success-main) data-selected:text-(--mui-palette-success-contrastText)',
  warning:
    'data-selected:bg-(--mui-palette-warning-main) data-selected:text-(--mui-palette-warning-contrastText)',
};
const radiusOf: Record<string, string> = {
  square: 'rounded-none',
  round: 'rounded-lg',
  pill: 'rounded-[32px]',
};
const paddingOf: Record<string, string> = {
  compact: 'py-0',
  standard: 'py-1',
  comfortable: 'py-2',
};
const focusRing =
  '[:focus-visible>&]:outline-2 [:focus-visible>&]:-outline-offset-2 [:focus-visible>&]:outline-(--mui-palette-text-primary)';

export default function LookLab() {
  const [look, setLook] = React.useState<Record<string, string>>({
    Color: 'primary',
    Corners: 'round',
    Density: 'standard',
  });
  const [active, setActive] = React.useState(['icons', 'second line', 'outline']);
  const has = (feature: string) => active.includes(feature);

  const toggle = (feature: string) =>
    setActive(has(feature) ? active.filter((name) => name !== feature) : [...active, feature]);

  return (
    <div className="grid gap-4 min-[600px]:grid-cols-[232px_1fr]">
      <div className="flex flex-col gap-3">
        {Object.entries(menus).map(([name, options]) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={look[name] ?? ''}
            onChange={(event) => setLook({ ...look, [name]: event.target.value })}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <div>
          {features.map((feature) => (
            <FormControlLabel
              key={feature}
              control={
                <Switch size="small" checked={has(feature)} onChange={() => toggle(feature)} />
              }
              label={feature}
              slotProps={{ typography: { variant: 'body2' } }}
              className="mx-0 flex h-8 gap-2"
            />
          ))}
        </div>
      </div>
      <RichTreeView
        multiSelect
        checkboxSelection={has('checkboxSelection')}
        selectionPropagation={{
          parents: has('propagation: parents'),
          descendants: has('propagation: descendants'),
        }}
        aria-label="Products"
        items={products}
        defaultExpandedItems={categoryIds}
        defaultSelectedItems={['desk-lamp']}
        slotProps={{
          item: ({ itemId, label }) => {
            const Icon = categoryIds.includes(itemId) ? CategoryOutlined : SellOutlined;
            return {
              label: (
                <div className="flex items-center gap-2">
                  {has('icons') && <Icon fontSize="small" />}
                  <div>
                    {label}
                    {has('second line') && (
                      <Typography variant="caption" className="block leading-4">
                        {noteOf.get(itemId)}
                      </Typography>
                    )}
                  </div>
                </div>
              ),
              classes: {
                content: `group/row ${colorOf[look.Color ?? 'primary']} ${radiusOf[look.Corners ?? 'round']} ${paddingOf[look.Density ?? 'standard']} ${focusRing}`,
                checkbox: 'group-data-selected/row:text-inherit',
              },
            };
          },
        }}
        className={`border p-2 ${has('outline') ? 'border-(--mui-palette-divider)' : 'border-transparent'} ${radiusOf[look.Corners === 'square' ? 'square' : 'round']}`}
      />
    </div>
  );
}
