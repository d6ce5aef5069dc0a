import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import styles from './WideLayout.module.css';

export default function WideLayout() {
  const hasRoom = useMediaQuery('(min-width: 600px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.middle}>
        <StaticDatePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2025-05-21')}
          className={`${styles.picker} ${hasRoom ? styles.wide : ''}`}
        />
      </div>
    </LocalizationProvider>
  );
}
