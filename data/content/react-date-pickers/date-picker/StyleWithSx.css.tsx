import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import styles from './StyleWithSx.module.css';

export default function StyleWithSx() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Gallery visit"
        defaultValue={dayjs('2025-05-21')}
        className={styles.field}
        slotProps={{ layout: { className: styles.layout } }}
      />
    </LocalizationProvider>
  );
}
