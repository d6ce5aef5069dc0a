import {
  DateTimeRangePicker,
  type DateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { LayoutStage } from './layoutStage.tsx';

const shift: [Dayjs, Dayjs] = [dayjs('2025-05-21T22:00'), dayjs('2025-05-22T06:30')];

export default function DateTimeRangeLayouts(props: DateTimeRangePickerProps) {
  return (
    <LayoutStage height={160} key={String(props.views)}>
      <DateTimeRangePicker label="On this device" defaultValue={shift} {...props} />
      <MobileDateTimeRangePicker label="On a phone" defaultValue={shift} {...props} />
    </LayoutStage>
  );
}
