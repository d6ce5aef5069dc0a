/** What fragments of documents without a product may use without defining it. */
export { useState } from 'react';
export { default as TextField } from '@mui/material/TextField';
export {
  DateCalendar,
  type DateCalendarSlotProps,
  type DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
export {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';

export declare function group(pathname: string, facts: object, children: object[]): object;
export declare function page(pathname: string, facts: object): object;
