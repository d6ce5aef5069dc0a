import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

const fieldLook =
  '[&_fieldset]:border-2 not-hover:not-focus-within:[&_fieldset]:border-(--mui-palette-success-main)';

const BoldField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function BoldField(props, ref) {
    return (
      <PickersTextField {...props} ref={ref} className={`${props.className ?? ''} ${fieldLook}`} />
    );
  },
);

function RuledHeader(props: PickersCalendarHeaderProps) {
  return (
    <PickersCalendarHeader
      {...props}
      className={`${props.className ?? ''} border-b-2 border-(--mui-palette-success-main)`}
    />
  );
}

function SquareDay(props: PickersDayProps) {
  return <PickersDay {...props} className={`${props.className ?? ''} rounded-sm`} />;
}

export default function StyleWithStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting evening"
        defaultValue={dayjs('2025-05-21')}
        slots={{ textField: BoldField, calendarHeader: RuledHeader, day: SquareDay }}
      />
    </LocalizationProvider>
  );
}
