import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstSchoolDay = dayjs('2025-09-01');

export default function EnrollmentAge() {
  const [birth, setBirth] = useState<Dayjs | null>(dayjs('2019-05-21'));
  const isPossible = birth?.isValid() && birth.year() >= 1900 && birth.isBefore(firstSchoolDay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        value={birth}
        onChange={setBirth}
        maxDate={firstSchoolDay}
        helperText={
          isPossible
            ? `Age on September 1: ${firstSchoolDay.diff(birth, 'year')}`
            : 'Month, day and year'
        }
      />
    </LocalizationProvider>
  );
}
