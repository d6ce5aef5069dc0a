import Button, { type ButtonProps } from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function OwnArrows() {
  const hasRoom = useMediaQuery('(min-width: 800px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={hasRoom ? 2 : 1}
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-06-04')]}
        slots={{ previousIconButton: Earlier, nextIconButton: Later }}
      />
    </LocalizationProvider>
  );
}

type ArrowProps = Pick<ButtonProps, 'aria-label' | 'disabled' | 'onClick'> & {
  ownerState?: { isButtonHidden: boolean };
};

function Earlier({ ownerState, ...props }: ArrowProps) {
  return <ArrowText {...props} isHidden={ownerState?.isButtonHidden} text="Earlier" />;
}

function Later({ ownerState, ...props }: ArrowProps) {
  return <ArrowText {...props} isHidden={ownerState?.isButtonHidden} text="Later" />;
}

function ArrowText({
  isHidden = false,
  text,
  disabled,
  onClick,
  'aria-label': label,
}: ArrowProps & { isHidden?: boolean; text: string }) {
  return (
    <Button
      size="small"
      aria-label={`${text}: ${label}`}
      disabled={disabled}
      onClick={onClick}
      sx={{ visibility: isHidden ? 'hidden' : 'visible' }}
    >
      {text}
    </Button>
  );
}
