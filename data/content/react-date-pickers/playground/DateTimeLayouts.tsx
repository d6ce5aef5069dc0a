import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import {
  StaticDateTimePicker,
  type StaticDateTimePickerProps,
} from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';
import { forFields } from './forFields.ts';
import { LayoutStage } from './layoutStage.tsx';

const start = dayjs('2025-05-21T15:30');

export default function DateTimeLayouts(props: StaticDateTimePickerProps) {
  const shared = forFields(props);
  return (
    <LayoutStage height={640} key={String(props.views)}>
      <DesktopDateTimePicker label="On a desktop" defaultValue={start} {...shared} />
      <MobileDateTimePicker label="On a phone" defaultValue={start} {...shared} />
      <StaticDateTimePicker defaultValue={start} {...props} />
    </LayoutStage>
  );
}
