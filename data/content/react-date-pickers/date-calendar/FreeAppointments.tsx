import { createContext, useContext, useEffect, useState } from 'react';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

/** Free appointments by day, such as `{ '2025-05-21': 3 }`. */
type Free = Record<string, number>;

/** Answers after 600 ms like a server. Replace it with `fetch(address, { signal })`. */
function fetchFree(month: Dayjs, signal: AbortSignal): Promise<Free> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const free: Free = {};
      for (let day = month; day.isSame(month, 'month'); day = day.add(1, 'day')) {
        const isWeekend = day.day() === 0 || day.day() === 6;
        free[day.format('YYYY-MM-DD')] = isWeekend ? 0 : (day.date() * 3 + month.month()) % 5;
      }
      resolve(free);
    }, 600);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The month has changed', 'AbortError'));
    });
  });
}

const FreeByDay = createContext<Free>({});

function DayWithBadge(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const count = useContext(FreeByDay)[day.format('YYYY-MM-DD')] ?? 0;

  return (
    <Badge
      badgeContent={outsideCurrentMonth ? 0 : count}
      color="primary"
      overlap="circular"
      slotProps={{
        badge: {
          'aria-hidden': true,
          sx: { top: 7, minWidth: 16, height: 16, fontSize: 10, px: 0.5 }, // inside of its row
        },
      }}
    >
      <PickersDay {...props} aria-label={`${day.format('MMMM D')}, ${count || 'no'} free`} />
    </Badge>
  );
}

export default function FreeAppointments() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const [month, setMonth] = useState(dayjs('2025-05-01'));
  const [answer, setAnswer] = useState<{ month: Dayjs; free: Free } | null>(null);
  const [aborted, setAborted] = useState(0);
  const isLoading = answer?.month !== month;
  const free = day && answer?.free[day.format('YYYY-MM-DD')];

  useEffect(() => {
    const controller = new AbortController();
    fetchFree(month, controller.signal).then(
      (ofMonth) => setAnswer({ month, free: ofMonth }),
      () => {
        if (controller.signal.aborted) {
          setAborted((current) => current + 1);
        } else {
          setAnswer({ month, free: {} }); // show the error here
        }
      },
    );
    return () => controller.abort();
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FreeByDay.Provider value={answer?.free ?? {}}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
          <DateCalendar
            value={day}
            onChange={setDay}
            onMonthChange={(next) =>
              setMonth((current) => (current.isSame(next, 'month') ? current : next))
            }
            loading={isLoading}
            renderLoading={() => <DayCalendarSkeleton />}
            slots={{ day: DayWithBadge }}
            sx={{ width: '100%', maxWidth: 320, flexShrink: 0, mx: 0 }}
          />
          <Stack sx={{ pt: { sm: 2 } }} role="status">
            <Typography variant="subtitle2" component="p">
              {day?.format('dddd, MMMM D')}
            </Typography>
            <Typography variant="body2">
              {free === undefined || free === null ? 'Not loaded' : `Free appointments: ${free}`}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {isLoading ? `Loading ${month.format('MMMM')}` : `${month.format('MMMM')} is loaded`}
              <br />
              Requests aborted: {aborted}
            </Typography>
          </Stack>
        </Stack>
      </FreeByDay.Provider>
    </LocalizationProvider>
  );
}
