import { forwardRef } from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import dayjs, { type Dayjs } from 'dayjs';

export default function ColumnTitles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Departure"
        defaultValue={dayjs('2025-05-21T15:30')}
        slots={{ layout: TitledLayout }}
      />
    </LocalizationProvider>
  );
}

/** Calendar and clock are in the columns 1 and 3 of the wrapper, if it is a grid. */
const TitledLayout = forwardRef<HTMLDivElement, PickersLayoutProps<Dayjs | null>>(
  function TitledLayout(props, ref) {
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
          sx={{ display: 'grid' }}
        >
          <Typography variant="subtitle2" sx={{ gridColumn: 1, gridRow: 1, px: 3, pt: 2 }}>
            Day
          </Typography>
          <Typography variant="subtitle2" sx={{ gridColumn: 3, gridRow: 1, px: 2, pt: 2 }}>
            Local time
          </Typography>
          {content}
          {tabs}
        </PickersLayoutContentWrapper>
        {actionBar}
      </PickersLayoutRoot>
    );
  },
);
