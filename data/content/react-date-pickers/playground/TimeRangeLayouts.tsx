import {
  TimeRangePicker,
  type TimeRangePickerProps,
} from '@mui/x-date-pickers-pro/TimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { LayoutStage } from './layoutStage.tsx';

const shift: [Dayjs, Dayjs] = [dayjs('2025-05-21T22:00'), dayjs('2025-05-21T23:30')];

export default function TimeRangeLayouts(props: TimeRangePickerProps) {
  return (
    <LayoutStage height={160} key={String(props.views)}>
      <TimeRangePicker label="On this device" defaultValue={shift} {...props} />
      <MobileTimeRangePicker label="On a phone" defaultValue={shift} {...props} />
    </LayoutStage>
  );
}
