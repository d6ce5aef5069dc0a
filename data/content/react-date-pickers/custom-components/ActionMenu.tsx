import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ActionMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-05-21')}
        slots={{ actionBar: MenuBar }}
        slotProps={{ actionBar: { actions: ['today', 'clear', 'cancel', 'accept'] } }}
        sx={{
          display: 'block',
          minWidth: 0,
          maxWidth: 320,
          [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
        }}
      />
    </LocalizationProvider>
  );
}

function MenuBar({ actions = [], className }: PickersActionBarProps) {
  const { setValueToToday, clearValue, cancelValueChanges, acceptValueChanges } =
    usePickerActionsContext();
  const translations = usePickerTranslations();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const items = [
    { action: 'today', label: translations.todayButtonLabel, run: setValueToToday },
    { action: 'clear', label: translations.clearButtonLabel, run: clearValue },
    { action: 'cancel', label: translations.cancelButtonLabel, run: cancelValueChanges },
    { action: 'accept', label: translations.okButtonLabel, run: acceptValueChanges },
  ] as const;

  return (
    <DialogActions className={className}>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Actions
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {items
          .filter(({ action }) => actions.includes(action))
          .map(({ action, label, run }) => (
            <MenuItem
              key={action}
              onClick={() => {
                setAnchor(null);
                run();
              }}
            >
              {label}
            </MenuItem>
          ))}
      </Menu>
    </DialogActions>
  );
}
