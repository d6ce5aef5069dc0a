import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDateOperators,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Visit {
  id: number;
  patient: string;
  birthday: Date | null;
  appointment: Date | null;
}

const date: GridColTypeDef<Date | null, string> = {
  type: 'date',
  width: 190,
  display: 'flex',
  filterOperators: getGridDateOperators().map((each) => withInput(each, PickerFilter)),
  renderEditCell: (params) => <PickerEditor {...params} />,
  preProcessEditCellProps: refuseInvalidDate,
  // Delete on the cell starts editing without a value.
  valueSetter: (value: Date | null | undefined, row: Visit, column) => ({
    ...row,
    [column.field]: value ?? null,
  }),
};

const dateTime: GridColTypeDef<Date | null, string> = {
  ...date,
  type: 'dateTime',
  width: 270,
  filterOperators: getGridDateOperators(true).map((each) => withInput(each, TimeFilter)),
};

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { ...date, field: 'birthday', headerName: 'Birthday', editable: true },
  { ...dateTime, field: 'appointment', headerName: 'Appointment', editable: true },
];

const visits: Visit[] = [
  {
    id: 1,
    patient: 'Amina Castro',
    birthday: new Date(1990, 6, 12),
    appointment: new Date(2025, 4, 20, 9, 30),
  },
  {
    id: 2,
    patient: 'Hiro Dahl',
    birthday: new Date(1974, 1, 3),
    appointment: new Date(2025, 4, 20, 10, 15),
  },
  {
    id: 3,
    patient: 'Leila Gupta',
    birthday: new Date(1998, 10, 25),
    appointment: null,
  },
  {
    id: 4,
    patient: 'Oskar Ivanova',
    birthday: new Date(1979, 8, 30),
    appointment: new Date(2025, 4, 22, 14, 0),
  },
  {
    id: 5,
    patient: 'Kofi Jansen',
    birthday: new Date(1987, 3, 8),
    appointment: new Date(2025, 4, 21, 8, 45),
  },
];

export default function PickersInCells() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Visits"
          columns={columns}
          rows={visits}
          showToolbar
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}

function PickerEditor({
  id,
  field,
  value,
  colDef,
  hasFocus,
}: GridRenderEditCellParams<Visit, Date | null, string>) {
  const apiRef = useGridApiContext();
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;
  const [day, setDay] = useState<Dayjs | null>(value ? dayjs(value) : null);

  function store(date: Date | null) {
    void apiRef.current.setEditCellValue({ id, field, value: date });
  }

  function change(next: Dayjs | null) {
    setDay(next);
    // A picker reports null for a date that has lost a part. It must not be saved.
    store(next?.toDate() ?? new Date(NaN));
  }

  function clear() {
    // The field calls onChange right after this. What is stored last counts.
    queueMicrotask(() => store(null));
  }

  function startDate({ nativeEvent }: SyntheticEvent) {
    // A picker reports nothing until an empty date has all its parts.
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.data !== null;
    if (isTyped && day === null) {
      store(new Date(NaN));
    }
  }

  function keepKeysOfCalendar(event: KeyboardEvent) {
    // The calendar is rendered in a portal, but its keys reach the grid: Enter would save the old date.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) {
      event.stopPropagation();
    }
  }

  return (
    <Box onInputCapture={startDate} onKeyDown={keepKeysOfCalendar} sx={{ flex: 1, minWidth: 0 }}>
      <Picker
        autoFocus={hasFocus}
        value={day}
        onChange={change}
        slotProps={{
          field: { clearable: true, onClear: clear },
          textField: {
            fullWidth: true,
            variant: 'standard',
            sx: { px: 1 },
            'aria-label': colDef.headerName,
            InputProps: { disableUnderline: true, sx: { fontSize: 'inherit' } },
          },
        }}
      />
    </Box>
  );
}

function refuseInvalidDate({ props }: GridPreProcessEditCellProps<Date | null>) {
  return { ...props, error: Number.isNaN(props.value?.getTime() ?? 0) };
}

function withInput(
  operator: GridFilterOperator,
  InputComponent: GridFilterOperator['InputComponent'],
): GridFilterOperator {
  return operator.InputComponent ? { ...operator, InputComponent } : operator;
}

function TimeFilter(props: GridFilterInputValueProps) {
  return <PickerFilter {...props} isTime />;
}

function PickerFilter({
  item,
  applyValue,
  focusElementRef,
  disabled,
  isTime = false,
}: GridFilterInputValueProps & { isTime?: boolean }) {
  const Picker = isTime ? DateTimePicker : DatePicker;
  const [day, setDay] = useState<Dayjs | null>(item.value ? dayjs(item.value) : null);

  function change(next: Dayjs | null) {
    setDay(next);
    // The operators read a date from this text without a shift by time zones.
    const text = next?.isValid() ? next.format(isTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD') : '';
    applyValue({ ...item, value: text || undefined });
  }

  return (
    <Picker
      label="Value"
      inputRef={focusElementRef}
      disabled={disabled}
      value={day}
      onChange={change}
      slotProps={{ textField: { fullWidth: true, size: 'small' } }}
    />
  );
}
