import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

/** How many days there are for the report, in words. */
function summary(inspection: Dayjs | null, report: Dayjs | null): string {
  const days = inspection && report ? report.startOf('day').diff(inspection, 'day') : Number.NaN;
  if (Number.isNaN(days)) {
    return 'Complete both dates.';
  }
  return days < 0 ? 'The report is due before the inspection.' : `Days for the report: ${days}`;
}

export default function InspectionPlan() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [report, setReport] = useState<Dayjs | null>(dayjs('2025-05-28T12:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <DateField label="Crane inspection" value={day} onChange={setDay} fullWidth />
        <TimeField label="Start" defaultValue={dayjs('2025-05-21T15:30')} fullWidth />
        <DateTimeField
          label="Report due"
          value={report}
          onChange={setReport}
          fullWidth
          sx={{ minWidth: { sm: 210 } }}
        />
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {summary(day, report)}
      </Typography>
    </LocalizationProvider>
  );
}
