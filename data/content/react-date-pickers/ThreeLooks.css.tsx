import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';
import styles from './ThreeLooks.module.css';

const looks: Record<string, string> = {
  Material: '',
  Meadow: styles.meadow ?? '',
  Print: styles.print ?? '',
};

export default function ThreeLooks() {
  const [look, setLook] = useState('Material');

  return (
    <div className={styles.demo}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Look"
        value={look}
        onChange={(_, next: string | null) => next && setLook(next)}
      >
        {Object.keys(looks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div className={styles.pickers}>
          <StaticDatePicker
            defaultValue={dayjs('2025-05-21')}
            className={`${styles.picker} ${looks[look]}`}
          />
          <StaticDateRangePicker
            defaultValue={[dayjs('2025-05-13'), dayjs('2025-05-16')]}
            className={`${styles.picker} ${looks[look]}`}
          />
        </div>
      </LocalizationProvider>
    </div>
  );
}
