import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {
  StaticDateRangePicker,
  type StaticDateRangePickerProps,
} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { forFields } from './forFields.ts';
import { LayoutStage } from './layoutStage.tsx';

const stay: [Dayjs, Dayjs] = [dayjs('2025-05-21'), dayjs('2025-05-24')];

export default function DateRangeLayouts(props: StaticDateRangePickerProps) {
  const shared = forFields(props);
  return (
    <LayoutStage height={640}>
      <DesktopDateRangePicker label="On a desktop" defaultValue={stay} {...shared} />
      <MobileDateRangePicker label="On a phone" defaultValue={stay} {...shared} />
      <StaticDateRangePicker defaultValue={stay} {...props} />
    </LayoutStage>
  );
}
