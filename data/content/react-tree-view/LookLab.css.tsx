import * as React from 'react';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import styles from './LookLab.module.css';

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
    <div className={styles.demo}>
      <div className={styles.panel}>
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
              className={styles.feature}
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
                <div className={styles.label}>
                  {has('icons') && <Icon fontSize="small" />}
                  <div>
                    {label}
                    {has('second line') && (
                      <Typography variant="caption" className={styles.note}>
                        {noteOf.get(itemId)}
                      </Typography>
                    )}
                  </div>
                </div>
              ),
              classes: { content: styles.row, checkbox: styles.checkbox },
            };
          },
        }}
        className={styles.tree}
        data-outline={has('outline')}
        data-color={look.Color}
        data-corners={look.Corners}
        data-density={look.Density}
      />
    </div>
  );
}
