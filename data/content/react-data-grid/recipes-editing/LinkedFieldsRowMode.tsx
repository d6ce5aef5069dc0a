import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { countries, depotsOf, shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 95 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130, editable: true },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 85, editable: true },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: countries,
    // Delete starts editing with null, which must not be saved.
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
    renderEditCell: (params) => <CountryEditCell {...params} />,
  },
  {
    field: 'depot',
    headerName: 'Depot',
    type: 'singleSelect',
    width: 130,
    editable: true,
    // There is no row in the filter panel.
    valueOptions: ({ row }) => depotsOf(row?.country),
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

function CountryEditCell(props: GridRenderEditCellParams<Shipment>) {
  const { id, field } = props;
  const apiRef = useGridApiContext();

  const handleValueChange = async (_: unknown, country: string) => {
    // The row in the props is as old as the last render of this cell.
    const { depot } = apiRef.current.getRowWithUpdatedValues(id, field);
    if (!depotsOf(country).includes(depot)) {
      await apiRef.current.setEditCellValue({ id, field: 'depot', value: '' });
    }
  };

  return <GridEditSingleSelectCell {...props} onValueChange={handleValueChange} />;
}

export default function LinkedFieldsRowMode() {
  return (
    <DataGrid
      aria-label="Shipments"
      rows={shipments}
      columns={columns}
      editMode="row"
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
