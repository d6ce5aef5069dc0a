import * as React from 'react';
import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import YardOutlined from '@mui/icons-material/YardOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const plants = [
  {
    id: 'alpine-house',
    label: 'Alpine House',
    note: 'Cool and bright',
    children: [
      { id: 'edelweiss', label: 'Edelweiss', note: 'Leontopodium nivale' },
      { id: 'spring-gentian', label: 'Spring gentian', note: 'Gentiana verna' },
      { id: 'mountain-avens', label: 'Mountain avens', note: 'Dryas octopetala' },
    ],
  },
  {
    id: 'herb-garden',
    label: 'Herb Garden',
    note: 'Open all year',
    children: [
      { id: 'sage', label: 'Sage', note: 'Salvia officinalis' },
      { id: 'lemon-balm', label: 'Lemon balm', note: 'Melissa officinalis' },
    ],
  },
];

const noteOf = new Map(
  plants.flatMap((house) => [house, ...house.children]).map(({ id, note }) => [id, note]),
);
const houseIds = plants.map((house) => house.id);

const menus = {
  Colour: ['primary', 'success', 'warning'],
  Corners: ['square', 'round', 'pill'],
  Density: ['compact', 'standard', 'roomy'],
};
const features = ['Icons', 'Second line', 'Outline', 'Checkboxes', 'Link parents', 'Link children'];

const radiusOf: Record<string, string> = { square: '0px', round: '8px', pill: '32px' };
const paddingOf: Record<string, string> = { compact: '0px', standard: '4px', roomy: '8px' };

export default function LookLab() {
  const [look, setLook] = React.useState<Record<string, string>>({
    Colour: 'primary',
    Corners: 'round',
    Density: 'standard',
  });
  const [active, setActive] = React.useState(['Icons', 'Second line', 'Outline']);
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
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr' } }}>
          {features.map((feature) => (
            <FormControlLabel
              key={feature}
              control={
                <Switch size="small" checked={has(feature)} onChange={() => toggle(feature)} />
              }
              label={feature}
              sx={{ height: 32, mx: 0, gap: 1 }}
            />
          ))}
        </Box>
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection={has('Checkboxes')}
        selectionPropagation={{
          parents: has('Link parents'),
          descendants: has('Link children'),
        }}
        aria-label="Plants in bloom"
        items={plants}
        defaultExpandedItems={houseIds}
        defaultSelectedItems={['spring-gentian']}
        slotProps={{
          item: ({ itemId, label }) => {
            const Icon = houseIds.includes(itemId) ? YardOutlined : LocalFloristOutlined;
            return {
              label: (
                <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                  {has('Icons') && <Icon fontSize="small" />}
                  <div>
                    {label}
                    {has('Second line') && (
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
          boxSizing: 'border-box',
          height: 400,
          overflowY: 'auto',
          p: 1,
          border: 1,
          borderColor: has('Outline') ? 'divider' : 'transparent',
          borderRadius: radiusOf[look.Corners === 'square' ? 'square' : 'round'],
          [`& .${treeItemClasses.content}`]: {
            py: paddingOf[look.Density ?? 'standard'],
            borderRadius: radiusOf[look.Corners ?? 'round'],
            '&[data-selected]': {
              '&, &:hover, &[data-focused]': {
                bgcolor: `${look.Colour}.main`,
                color: `${look.Colour}.contrastText`,
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
