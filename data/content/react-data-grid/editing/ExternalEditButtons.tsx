import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  useGridApiRef,
  type GridCellModesModel,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Dish {
  id: string;
  dish: string;
  price: number;
  allergens: string;
}

const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 150, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100, editable: true },
  { field: 'allergens', headerName: 'Allergens', flex: 1, minWidth: 140, editable: true },
];

const dishes: Dish[] = [
  { id: 'D1', dish: 'Leek soup', price: 7.5, allergens: 'Milk' },
  { id: 'D2', dish: 'Pea risotto', price: 14, allergens: 'Milk, celery' },
  { id: 'D3', dish: 'Trout, almonds', price: 19.5, allergens: 'Fish, nuts' },
  { id: 'D4', dish: 'Plum tart', price: 6.8, allergens: 'Gluten, egg' },
];

type ModeProps = GridCellModesModel[string][string];

export default function ExternalEditButtons() {
  const apiRef = useGridApiRef();
  const buttons = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState({ id: 'D1', field: 'price' });
  const [model, setModel] = useState<GridCellModesModel>({});
  const isEditing = model[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', ({ id, field }) =>
        setCell({ id: String(id), field }),
      ),
    [apiRef],
  );

  const setMode = (props: ModeProps) =>
    setModel((before) => ({ ...before, [cell.id]: { ...before[cell.id], [cell.field]: props } }));

  // A click on a button is a click outside of the cell, and would commit the value.
  const keepEditing: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
    const isOnButton =
      'target' in event &&
      event.target instanceof Node &&
      buttons.current?.contains(event.target) === true;
    if (reason === GridCellEditStopReasons.cellFocusOut && isOnButton) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <div>
      <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          disabled={isEditing}
          onClick={() => setMode({ mode: GridCellModes.Edit })}
        >
          Edit
        </Button>
        <Button
          variant="contained"
          disabled={!isEditing}
          onClick={() => setMode({ mode: GridCellModes.View })}
        >
          Save
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() => setMode({ mode: GridCellModes.View, ignoreModifications: true })}
        >
          Cancel
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Menu"
          rows={dishes}
          columns={columns}
          cellModesModel={model}
          onCellModesModelChange={setModel}
          onCellEditStop={keepEditing}
          hideFooter
        />
      </Box>
    </div>
  );
}
