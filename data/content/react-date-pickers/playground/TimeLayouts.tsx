import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker, type StaticTimePickerProps } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';
import { forFields } from './forFields.ts';
import { LayoutStage } from './layoutStage.tsx';

const start = dayjs('2025-05-21T15:30');

export default function TimeLayouts(props: Omit<StaticTimePickerProps, 'onViewChange'>) {
  const shared = forFields(props);
  return (
    <LayoutStage height={640} key={String(props.views)}>
      <DesktopTimePicker label="On a desktop" defaultValue={start} {...shared} />
      <MobileTimePicker label="On a phone" defaultValue={start} {...shared} />
      <StaticTimePicker defaultValue={start} {...props} />
    </LayoutStage>
  );
}
