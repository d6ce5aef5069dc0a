import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { OpenButton, SectionBox } from './sectionBox.tsx';

function PlainDateField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  // The hook reads value, format and validation of the picker by itself.
  const field = useDateField<true, DatePickerFieldProps>(props);

  return (
    <div ref={picker.rootRef} className={picker.rootClassName} style={{ maxWidth: 240 }}>
      <SectionBox label={picker.label} id={props.id} field={field} boxRef={picker.triggerRef}>
        <OpenButton
          label={field.openPickerAriaLabel}
          isDisabled={picker.triggerStatus !== 'enabled'}
          onOpen={() => picker.setOpen((isOpen) => !isOpen)}
        />
      </SectionBox>
      {picker.name && <input type="hidden" name={picker.name} value={field.value} />}
    </div>
  );
}

export default function PlainField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        name="inspection"
        defaultValue={dayjs('2025-05-21')}
        minDate={dayjs('2025-05-05')}
        slots={{ field: PlainDateField }}
      />
    </LocalizationProvider>
  );
}
