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
import styles from './StyleWithStyled.module.css';

const BoldField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function BoldField(props, ref) {
    return (
      <PickersTextField
        {...props}
        ref={ref}
        className={`${props.className ?? ''} ${styles.field}`}
      />
    );
  },
);

function RuledHeader(props: PickersCalendarHeaderProps) {
  return (
    <PickersCalendarHeader {...props} className={`${props.className ?? ''} ${styles.header}`} />
  );
}

function SquareDay(props: PickersDayProps) {
  return <PickersDay {...props} className={`${props.className ?? ''} ${styles.day}`} />;
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
