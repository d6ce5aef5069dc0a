import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { forFields } from './forFields.ts';
import { LayoutStage } from './layoutStage.tsx';

const start = dayjs('2025-05-21');

export default function DateLayouts(props: StaticDatePickerProps) {
  const shared = forFields(props);
  return (
    <LayoutStage height={640} key={String(props.views)}>
      <DesktopDatePicker label="On a desktop" defaultValue={start} {...shared} />
      <MobileDatePicker label="On a phone" defaultValue={start} {...shared} />
      <StaticDatePicker defaultValue={start} {...props} />
    </LayoutStage>
  );
}
