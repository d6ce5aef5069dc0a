import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const arrival = dayjs('2025-05-21');

const slots = [
  { label: '+1 day', getValue: () => arrival.add(1, 'day') },
  { label: '+3 days', getValue: () => arrival.add(3, 'day') },
  { label: '+1 week', getValue: () => arrival.add(1, 'week') },
  { label: '+1 month', getValue: () => arrival.add(1, 'month') },
];

function ShortcutButtons({ items = [], className }: PickersShortcutsProps<Dayjs | null>) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext<Dayjs | null>();
  const { value, disabled, readOnly } = usePickerContext<Dayjs | null>();

  return (
    <ButtonGroup size="small" className={className} aria-label="Checkout" sx={{ m: 2, mb: 0 }}>
      {items.map(({ getValue, ...shortcut }) => {
        const day = getValue({ isValid });
        const isSelected = day !== null && day.isSame(value, 'day');
        return (
          <Button
            key={shortcut.label}
            variant={isSelected ? 'contained' : 'outlined'}
            aria-pressed={isSelected}
            disabled={disabled || readOnly || !isValid(day)}
            onClick={() => setValue(day, { shortcut })}
            sx={{ flexGrow: 1, px: 0.5, textTransform: 'none', whiteSpace: 'nowrap' }}
          >
            {shortcut.label}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}

export default function SelectedShortcut() {
  const [value, setValue] = useState<Dayjs | null>(arrival.add(3, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        value={value}
        onChange={setValue}
        minDate={arrival}
        maxDate={arrival.add(2, 'week')}
        slots={{ shortcuts: ShortcutButtons }}
        slotProps={{
          shortcuts: { items: slots },
          actionBar: { actions: [] },
        }}
        sx={{
          width: 'fit-content',
          maxWidth: '100%',
          minWidth: 0,
          mx: 'auto',
          gridTemplateColumns: '0 minmax(0, 320px) 0',
          [`& .${dateCalendarClasses.root}`]: { width: '100%' },
          [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: '2 / 4', gridRow: 1 },
        }}
      />
    </LocalizationProvider>
  );
}
