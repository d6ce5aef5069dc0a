import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid-pro';

interface Parcel {
  id: string;
  destination: string;
  weight: number;
}

type ModelType = GridRowSelectionModel['type'];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 80 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

const parcels: Parcel[] = [
  { id: 'P1', destination: 'Aarhus', weight: 2.4 },
  { id: 'P2', destination: 'Bergen', weight: 11 },
  { id: 'P3', destination: 'Cork', weight: 0.8 },
  { id: 'P4', destination: 'Dijon', weight: 5.2 },
  { id: 'P5', destination: 'Évora', weight: 3.1 },
  { id: 'P6', destination: 'Faro', weight: 7.6 },
];
const withLateParcel = [...parcels, { id: 'P7', destination: 'Ghent', weight: 1.9 }];

const meanings: Record<ModelType, string> = {
  include: 'Start with no rows, and add those in ids',
  exclude: 'Start with all rows, and remove those in ids',
};

/** The same selection of these rows, described by a model of the given type. */
function toType(type: ModelType, model: GridRowSelectionModel, rows: Parcel[]) {
  if (type === model.type) {
    return model;
  }
  const otherIds = rows.map(({ id }) => id).filter((id) => !model.ids.has(id));
  return { type, ids: new Set(otherIds) };
}

export default function IncludeExclude() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['P2']),
  });
  const [rows, setRows] = useState(parcels);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={rows === withLateParcel}
            onChange={(event) => setRows(event.target.checked ? withLateParcel : parcels)}
          />
        }
        label="P7 has arrived"
        sx={{ mb: 1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: '1 1 330px', minWidth: 0, height: 306 }}>
          <DataGridPro
            aria-label="Parcels"
            rows={rows}
            columns={columns}
            density="compact"
            checkboxSelection
            disableRowSelectionOnClick
            rowSelectionModel={model}
            onRowSelectionModelChange={setModel}
            hideFooter
          />
        </Box>
        <Box sx={{ flex: '1 1 290px', display: 'grid', gap: 2, alignContent: 'start' }}>
          {(['include', 'exclude'] as const).map((type) => (
            <Drawing
              key={type}
              model={toType(type, model, rows)}
              rows={rows}
              isCurrent={type === model.type}
              onUse={() => setModel(toType(type, model, rows))}
            />
          ))}
        </Box>
      </Box>
    </div>
  );
}

function Drawing({
  model: { type, ids },
  rows,
  isCurrent,
  onUse,
}: {
  model: GridRowSelectionModel;
  rows: Parcel[];
  isCurrent: boolean;
  onUse: () => void;
}) {
  return (
    <Box
      role="group"
      aria-label={type}
      sx={{
        border: 1,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography component="code" sx={{ fontFamily: 'monospace', fontWeight: 700, flexGrow: 1 }}>
          {type}
        </Typography>
        {isCurrent ? (
          <Chip size="small" label="In the grid" />
        ) : (
          <Button size="small" onClick={onUse}>
            Use {type}
          </Button>
        )}
      </Box>
      <Typography variant="body2">{meanings[type]}</Typography>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {`ids: { ${[...ids].join(', ')} }`}
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mt: 1, height: 28 }}>
        {rows.map(({ id }) => {
          const isListed = ids.has(id);
          const isSelected = type === 'include' ? isListed : !isListed;
          return (
            <Box
              key={id}
              sx={{
                flex: '0 1 36px',
                display: 'grid',
                placeItems: 'center',
                borderRadius: 0.5,
                border: isListed ? '3px solid' : '1px dashed',
                borderColor: isListed ? 'text.primary' : 'text.secondary',
                bgcolor: isSelected ? 'primary.main' : 'transparent',
                color: isSelected ? 'primary.contrastText' : 'text.primary',
                typography: 'caption',
              }}
            >
              {id}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
