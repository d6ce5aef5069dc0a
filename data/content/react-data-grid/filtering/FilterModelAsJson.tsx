import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 100,
  },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 115 },
];

const orders = makeOrders(60);

const textOf = (model: GridFilterModel) =>
  JSON.stringify(model, (key, value: unknown) => (key === 'fromInput' ? undefined : value), 2);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

/** Which values a column type takes, and how to say so. */
const valuesOf = (type?: string): [isRight: (value: unknown) => boolean, kind: string] => {
  switch (type) {
    case 'number':
      return [(value) => typeof value === 'number', 'a number'];
    case 'date':
      return [(value) => isText(value) && !Number.isNaN(Date.parse(value)), 'a date'];
    default:
      return [isText, 'a string'];
  }
};

/** @throws an error that says what is wrong with the item */
function readItem(item: unknown, api: GridApi): GridFilterItem {
  if (!isObject(item) || !isText(item.field) || !isText(item.operator)) {
    throw new Error('The item needs a field and an operator.');
  }
  const { field, operator, value } = item;
  const column = columns.find((each) => each.field === field);
  if (!column) {
    const fields = columns.map((each) => each.field).join(', ');
    throw new Error(`No column has the field “${field}”. The fields are ${fields}.`);
  }
  const operators = (api.getColumn(field).filterOperators ?? []).map((each) => each.value);
  if (!operators.includes(operator)) {
    throw new Error(`“${field}” has no operator “${operator}”. It has ${operators.join(', ')}.`);
  }
  const [isRight, kind] = valuesOf(column.type);
  if (operator === 'isAnyOf' && value !== undefined) {
    if (!Array.isArray(value) || !value.every(isRight)) {
      throw new Error(`The value must be an array, and each entry ${kind}.`);
    }
  } else if (value !== undefined && !isRight(value)) {
    throw new Error(`The value must be ${kind}.`);
  }
  const id = isText(item.id) || typeof item.id === 'number' ? item.id : undefined;
  return { id, field, operator, value };
}

const readKeys = ['items', 'quickFilterValues'];

/** @throws an error that says what is wrong with the text */
function readModel(text: string, api: GridApi): GridFilterModel {
  let model: unknown;
  try {
    model = JSON.parse(text);
  } catch {
    throw new Error('This is not valid JSON.');
  }
  if (!isObject(model) || !Array.isArray(model.items)) {
    throw new Error('The model needs an array “items”.');
  }
  if (model.items.length > 1) {
    throw new Error('Several items require the Pro plan.');
  }
  const { quickFilterValues = [] } = model;
  if (!isTextList(quickFilterValues)) {
    throw new Error('“quickFilterValues” must be an array of strings.');
  }
  const other = Object.keys(model).find((key) => !readKeys.includes(key));
  if (other !== undefined) {
    throw new Error(`This demo doesn't read “${other}”.`);
  }
  return { items: model.items.map((item: unknown) => readItem(item, api)), quickFilterValues };
}

export default function FilterModelAsJson() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState<GridFilterModel>({
    items: [{ id: 1, field: 'total', operator: '>=', value: 1000 }],
    quickFilterValues: [],
  });
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  const change = (next: GridFilterModel) => {
    setModel(next);
    setDraft(null);
    setProblem('');
  };
  const apply = () => {
    if (draft === null || !apiRef.current) {
      return;
    }
    try {
      change(readModel(draft, apiRef.current));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 260px' },
      }}
    >
      <Box sx={{ height: 460, minWidth: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          rows={orders}
          filterModel={model}
          onFilterModelChange={change}
          showToolbar
          hideFooter
        />
      </Box>
      <Box sx={{ height: 460, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <TextField
          label="Filter model"
          multiline
          rows={13}
          value={draft ?? textOf(model)}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem('');
          }}
          error={problem !== ''}
          helperText={problem || ' '}
          slotProps={{
            htmlInput: {
              dir: 'ltr',
              spellCheck: false,
              sx: { fontFamily: 'monospace', fontSize: 13 },
            },
            formHelperText: { role: 'status', sx: { minHeight: 60 } },
          }}
        />
        <Button variant="contained" onClick={apply}>
          Apply
        </Button>
      </Box>
    </Box>
  );
}
