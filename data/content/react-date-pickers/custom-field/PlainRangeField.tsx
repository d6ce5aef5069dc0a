import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useSingleInputDateRangeField as useSingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import { OpenButton, SectionBox } from './sectionBox.tsx';

function PlainDateRangeField(props: DateRangePickerFieldProps) {
  const picker = usePickerContext();
  const field = useSingleInputDateRangeField<true, DateRangePickerFieldProps>(props);

  return (
    <div ref={picker.rootRef} className={picker.rootClassName} style={{ maxWidth: 320 }}>
      <SectionBox label={picker.label} id={props.id} field={field} boxRef={picker.triggerRef}>
        <OpenButton
          label={field.openPickerAriaLabel}
          isDisabled={picker.triggerStatus !== 'enabled'}
          onOpen={() => picker.setOpen((isOpen) => !isOpen)}
        />
      </SectionBox>
    </div>
  );
}
PlainDateRangeField.fieldType = 'single-input'; // the popup takes the focus and is a dialog

export default function PlainRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Road closed"
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        slots={{ field: PlainDateRangeField }}
      />
    </LocalizationProvider>
  );
}
