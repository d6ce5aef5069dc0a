import { memo, useCallback, useRef, useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const colors = {
  onOpen: 'default',
  onViewChange: 'info',
  onChange: 'primary',
  onAccept: 'success',
  onError: 'error',
  onClose: 'default',
} satisfies Record<string, ChipProps['color']>;

type Name = keyof typeof colors;
type Callback = { id: number; name: Name; detail: string };
/** The callbacks of one action of the user. */
type Action = { id: number; callbacks: Callback[] };

const pickers = { desktop: DesktopDatePicker, mobile: MobileDatePicker };
type Variant = keyof typeof pickers;

const shownActions = 6;
/** Callbacks that follow within this time, in ms, belong to the same action. */
const sameAction = 40;

interface RecordedPickerProps {
  Picker: ComponentType<DatePickerProps>;
  record: (name: Name, detail?: string) => void;
}

/** With memo, a recorded error doesn't render the field again while the user types. */
const RecordedPicker = memo(function RecordedPicker({ Picker, record }: RecordedPickerProps) {
  return (
    <Picker
      label="Delivery day"
      defaultValue={dayjs('2025-05-21')}
      minDate={dayjs('2025-05-05')}
      views={['year', 'month', 'day']}
      openTo="month"
      onOpen={() => record('onOpen')}
      onViewChange={(view) => record('onViewChange', view)}
      onChange={(value) => record('onChange', text(value))}
      onAccept={(value) => record('onAccept', text(value))}
      onError={(error) => record('onError', error ?? 'null')}
      onClose={() => record('onClose')}
    />
  );
});

export default function EventTimeline() {
  const [variant, setVariant] = useState<Variant>('desktop');
  const [actions, setActions] = useState<Action[]>([]);
  const last = useRef({ id: 0, time: -sameAction });

  const record = useCallback((name: Name, detail = '') => {
    const id = last.current.id + 1;
    const time = performance.now();
    const isSame = time - last.current.time < sameAction;
    last.current = { id, time };
    const callback = { id, name, detail };
    setActions((before) => {
      const current = isSame ? before.at(-1) : undefined;
      return current
        ? [...before.slice(0, -1), { ...current, callbacks: [...current.callbacks, callback] }]
        : [...before, { id, callbacks: [callback] }].slice(-shownActions);
    });
  }, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Variant"
            value={variant}
            onChange={(_, next: Variant | null) => {
              if (next) {
                setVariant(next);
                setActions([]);
              }
            }}
          >
            <ToggleButton value="desktop">Desktop</ToggleButton>
            <ToggleButton value="mobile">Mobile</ToggleButton>
          </ToggleButtonGroup>
          <Button onClick={() => setActions([])}>Clear</Button>
        </Stack>
        <RecordedPicker Picker={pickers[variant]} record={record} />
        <Box
          role="log"
          tabIndex={0}
          aria-label="Callbacks, a line for each action"
          sx={{
            m: 0,
            height: 264,
            overflowY: 'auto',
            borderInlineStart: 2,
            borderColor: 'divider',
            paddingInlineStart: 2,
          }}
        >
          {actions.length === 0 && (
            <Typography color="text.secondary" sx={{ py: 0.75 }}>
              Open the calendar, or type a date before May 5.
            </Typography>
          )}
          {actions.map(({ id, callbacks }) => (
            <Stack
              key={id}
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', py: 0.75 }}
            >
              {callbacks.map((each) => (
                <Chip
                  key={each.id}
                  size="small"
                  variant="outlined"
                  color={colors[each.name]}
                  label={`${each.name} ${each.detail}`.trim()}
                />
              ))}
            </Stack>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

function text(value: Dayjs | null): string {
  return value ? value.format('MM/DD/YYYY') : 'null';
}
