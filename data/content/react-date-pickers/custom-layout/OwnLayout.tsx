import { forwardRef } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function OwnLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-05-21')}
        slots={{ layout: ActionsFirst }}
        slotProps={{ actionBar: { actions: ['today', 'clear'] } }}
        sx={{
          maxWidth: 320,
          gridTemplateColumns: 'auto minmax(0, 1fr) 0',
          [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
          [`& .${pickersLayoutClasses.actionBar}`]: { gridColumn: '2 / 4', gridRow: 1 },
        }}
      />
    </LocalizationProvider>
  );
}

/** The action bar is the first in the document, so Tab reaches it first. */
const ActionsFirst = forwardRef<HTMLDivElement, PickersLayoutProps<Dayjs | null>>(
  function ActionsFirst(props, ref) {
    const { toolbar, shortcuts, tabs, content, actionBar, ownerState } = usePickerLayout(props);

    return (
      <PickersLayoutRoot
        ref={ref}
        ownerState={ownerState}
        className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
        sx={props.sx}
      >
        <Box sx={{ gridColumn: 1, gridRow: 1, p: 2, typography: 'h6' }}>Harbor</Box>
        {actionBar}
        {toolbar}
        {shortcuts}
        <PickersLayoutContentWrapper
          ownerState={ownerState}
          className={pickersLayoutClasses.contentWrapper}
          sx={{ gridColumn: '1 / 4' }}
        >
          {tabs}
          {content}
        </PickersLayoutContentWrapper>
      </PickersLayoutRoot>
    );
  },
);
