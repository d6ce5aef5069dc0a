import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { capitalize } from '@mui/material/utils';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
  type GridLocaleText,
} from '@mui/x-data-grid-pro';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

/** The filter as the filter panel words it, such as "Tonnes > 100". */
function describe(
  { operator, value }: GridFilterItem,
  column: GridColDef | undefined,
  texts: Partial<GridLocaleText> | undefined,
): string {
  const found = column?.filterOperators?.find((each) => each.value === operator);
  const name = `filterOperator${capitalize(operator)}` as keyof GridLocaleText;
  const words = found?.label ?? texts?.[name] ?? operator;
  return `${column?.headerName} ${words} ${[value].flat().join(', ')}`;
}

function FilterBar() {
  const apiRef = useGridApiContext();
  const { localeText } = useGridRootProps();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const columnsByField = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', gap: 8, justifyContent: 'start' }}>
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" startIcon={<FilterListIcon />} />} />}
      >
        Filters
      </FilterPanelTrigger>
      {items.map((item) => (
        <ToolbarButton
          key={item.id}
          render={
            <Chip
              label={describe(item, columnsByField[item.field], localeText)}
              size="small"
              variant="outlined"
              onDelete={() => apiRef.current.deleteFilterItem(item)}
            />
          }
        />
      ))}
      {items.length > 1 && (
        <ToolbarButton
          render={<Button size="small" />}
          onClick={() => apiRef.current.setFilterModel({ items: [] })}
        >
          Clear all
        </ToolbarButton>
      )}
    </Toolbar>
  );
}

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 150 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  {
    field: 'side',
    headerName: 'Side',
    type: 'singleSelect',
    valueOptions: ['Buy', 'Sell'],
    width: 110,
  },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 130 },
  { field: 'price', headerName: 'USD per tonne', type: 'number', width: 130 },
];

const trades = makeTrades(80);
const slots = { toolbar: FilterBar };
const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'commodity', operator: 'isAnyOf', value: ['Cocoa', 'Copper'] },
        { id: 2, field: 'side', operator: 'is', value: 'Buy' },
        { id: 3, field: 'quantity', operator: '>', value: 100 },
      ],
    },
  },
};

export default function FilterChips() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Trades"
        rows={trades}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
