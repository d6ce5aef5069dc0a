import * as React from 'react';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

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

const radiusOf: Record<string, string> = { square: '0px', round: '8px', pill: '32px' };
const paddingOf: Record<string, string> = { compact: '0px', standard: '4px', comfortable: '8px' };

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
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '232px 1fr' } }}>
      <Stack spacing={1.5}>
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
              sx={{ display: 'flex', height: 32, mx: 0, gap: 1 }}
            />
          ))}
        </div>
      </Stack>
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
                <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                  {has('icons') && <Icon fontSize="small" />}
                  <div>
                    {label}
                    {has('second line') && (
                      <Typography variant="caption" sx={{ display: 'block', lineHeight: '16px' }}>
                        {noteOf.get(itemId)}
                      </Typography>
                    )}
                  </div>
                </Stack>
              ),
            };
          },
        }}
        sx={{
          p: 1,
          border: 1,
          borderColor: has('outline') ? 'divider' : 'transparent',
          borderRadius: radiusOf[look.Corners === 'square' ? 'square' : 'round'],
          [`& .${treeItemClasses.content}`]: {
            py: paddingOf[look.Density ?? 'standard'],
            borderRadius: radiusOf[look.Corners ?? 'round'],
            '&[data-selected]': {
              '&, &:hover, &[data-focused]': {
                bgcolor: `${look.Color}.main`,
                color: `${look.Color}.contrastText`,
              },
              [`& .${treeItemClasses.checkbox}`]: { color: 'inherit' },
            },
          },
          [`& :focus-visible > .${treeItemClasses.content}`]: {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: '-2px',
          },
        }}
      />
    </Box>
  );
}
