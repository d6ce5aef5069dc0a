import * as React from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import StarHalf from '@mui/icons-material/StarHalf';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const dashboards = [
  {
    id: 'sales',
    label: 'Sales',
    children: [
      { id: 'pipeline', label: 'Pipeline' },
      { id: 'churn', label: 'Churn' },
    ],
  },
  { id: 'operations', label: 'Operations', children: [{ id: 'uptime', label: 'Uptime' }] },
];

interface StarCheckboxProps extends CheckboxProps {
  visible?: boolean;
}

const FavoriteCheckbox = React.forwardRef<HTMLButtonElement, StarCheckboxProps>(
  function FavoriteCheckbox({ visible, className, ...other }, ref) {
    if (!visible) {
      return null;
    }
    return (
      <Checkbox
        {...other}
        ref={ref}
        size="small"
        color="warning"
        icon={<StarBorder fontSize="small" />}
        checkedIcon={<Star fontSize="small" />}
        indeterminateIcon={<StarHalf fontSize="small" />}
        className={`${className} p-0`}
      />
    );
  },
);

export default function StarCheckbox() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Favorite dashboards"
      items={dashboards}
      slotProps={{ item: { slots: { checkbox: FavoriteCheckbox } } }}
      defaultExpandedItems={['sales']}
      defaultSelectedItems={['pipeline']}
    />
  );
}
