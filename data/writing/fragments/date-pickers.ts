import type { Dayjs } from 'dayjs';
import type { ReactElement } from 'react';

/** What fragments of the pickers' documents may use without defining it. The dates are those of Day.js. */
export type {} from '@mui/x-date-pickers/AdapterDayjs';
export { default as dayjs } from 'dayjs';
export { DatePicker } from '@mui/x-date-pickers/DatePicker';
export { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
export { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export declare function App(): ReactElement;
export declare function save(day: Dayjs | null): void;
