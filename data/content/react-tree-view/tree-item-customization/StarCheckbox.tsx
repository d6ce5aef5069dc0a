import * as React from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import SvgIcon from '@mui/material/SvgIcon';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

const starPath = 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z';

function Star({ filled = false }: { filled?: boolean }) {
  return (
    <SvgIcon fontSize="small">
      <path d={starPath} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" />
    </SvgIcon>
  );
}

interface StarCheckboxProps extends CheckboxProps {
  visible?: boolean;
}

const FavouriteBox = React.forwardRef<HTMLButtonElement, StarCheckboxProps>(function FavouriteBox(
  { visible, ...other },
  ref,
) {
  if (!visible) {
    return null;
  }
  return (
    <Checkbox
      {...other}
      ref={ref}
      size="small"
      color="warning"
      icon={<Star />}
      checkedIcon={<Star filled />}
      sx={{ p: 0 }}
    />
  );
});

export default function StarCheckbox() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Favourite places"
      items={gardenItems}
      defaultExpandedItems={['herb-garden']}
      defaultSelectedItems={['alpine-house', 'sage']}
      slotProps={{ item: { slots: { checkbox: FavouriteBox } } }}
      sx={{ height: 192, overflowY: 'auto' }}
    />
  );
}
