import { forwardRef } from 'react';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerOwnerState } from '@mui/x-date-pickers/models';
import { monthCalendarClasses } from '@mui/x-date-pickers/MonthCalendar';
import { yearCalendarClasses } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

/** Free berths by the text of the button. */
const free: Record<string, number> = { 2024: 0, 2025: 64, 2026: 112, Apr: 14, May: 3, Jun: 9 };

export default function OwnPeriodButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2025-05-21')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2026-12-31')}
        slots={{ yearButton: BerthButton, monthButton: BerthButton }}
        sx={{
          width: '100%',
          maxWidth: 320,
          mx: 0,
          [`& .${monthCalendarClasses.root}, & .${yearCalendarClasses.root}`]: {
            width: '100%',
            columnGap: 1,
          },
        }}
      />
    </LocalizationProvider>
  );
}

type BerthButtonProps = ButtonBaseProps & { ownerState?: PickerOwnerState };

/** Passes on the ref, the role, the keys and `aria-checked`; keeps `ownerState` out of the DOM. */
const BerthButton = forwardRef<HTMLButtonElement, BerthButtonProps>(function BerthButton(
  { ownerState, children, ...props },
  ref,
) {
  const count = free[String(children)] ?? 20;
  const name = props['aria-label'] ?? String(children);
  return (
    <Period ref={ref} focusRipple {...props} aria-label={`${name}, ${count} free`}>
      {children}
      <Typography component="span" variant="caption">
        {count} free
      </Typography>
    </Period>
  );
});

const Period = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  width: 76,
  height: 56,
  borderRadius: theme.spacing(1),
  '&:hover, &:focus-visible': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '&[aria-checked="true"]': {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
}));
