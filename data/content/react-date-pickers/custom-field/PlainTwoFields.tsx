import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import dayjs from 'dayjs';
import { SectionBox } from './sectionBox.tsx';

function PlainTwoDateFields(props: DateRangePickerFieldProps) {
  const picker = usePickerContext();
  const translations = usePickerTranslations(); // with the `localeText` of the picker
  const manager = useDateRangeManager(); // what a range of dates is: its validation and its format
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps: { ...internalProps, readOnly: picker.readOnly || picker.variant === 'mobile' },
    rootProps: {},
    startTextFieldProps: {},
    endTextFieldProps: {},
  });

  return (
    // Without `rootRef`, the popup closes when the focus moves from one field to the other.
    <div
      ref={picker.rootRef}
      className={picker.rootClassName}
      onBlur={root.onBlur}
      style={{ display: 'flex', gap: 16, maxWidth: 360 }}
    >
      <div ref={picker.triggerRef} style={{ flex: 1, minWidth: 0 }}>
        <SectionBox label={translations.start} id={startTextField.id} field={startTextField} />
      </div>
      <div style={{ flex: 1, minWidth: 0 }}>
        <SectionBox label={translations.end} id={endTextField.id} field={endTextField} />
      </div>
    </div>
  );
}
PlainTwoDateFields.fieldType = 'multi-input'; // the focus stays in the fields

export default function PlainTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-05-21'), dayjs('2025-05-24')]}
        localeText={{ start: 'Closed from', end: 'Open again' }}
        slots={{ field: PlainTwoDateFields }}
      />
    </LocalizationProvider>
  );
}
