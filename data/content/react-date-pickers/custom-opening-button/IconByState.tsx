import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function IconByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Shift"
        defaultValue={dayjs('2025-05-21')}
        slots={{ openPickerIcon: ExpandIcon }}
      />
    </LocalizationProvider>
  );
}

function ExpandIcon() {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon /> : <ExpandMoreIcon />;
}
