import { forwardRef } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import dayjs, { type Dayjs } from 'dayjs';

const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;
const manyCrossings = { color: 'success.main', fontWeight: 700 };

export default function LegendBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Island ferry"
        defaultValue={dayjs('2025-05-21')}
        slots={{ layout: LegendLayout }}
        slotProps={{
          day: ({ day, isDaySelected }) => ({
            sx: isWeekend(day) && !isDaySelected ? manyCrossings : {},
          }),
        }}
      />
    </LocalizationProvider>
  );
}

const LegendLayout = forwardRef<HTMLDivElement, PickersLayoutProps<Dayjs | null>>(
  function LegendLayout(props, ref) {
    const { toolbar, shortcuts, tabs, content, actionBar, ownerState } = usePickerLayout(props);

    return (
      <PickersLayoutRoot
        ref={ref}
        ownerState={ownerState}
        className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
        sx={props.sx}
      >
        {toolbar}
        {shortcuts}
        <PickersLayoutContentWrapper
          ownerState={ownerState}
          className={pickersLayoutClasses.contentWrapper}
        >
          {tabs}
          {content}
          <Box sx={{ px: 3, pb: 2, typography: 'body2' }}>
            <Box component="span" sx={manyCrossings}>
              Green
            </Box>
            : six crossings. Other days: three.
          </Box>
        </PickersLayoutContentWrapper>
        {actionBar}
      </PickersLayoutRoot>
    );
  },
);
