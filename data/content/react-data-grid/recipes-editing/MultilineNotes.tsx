import { useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiContext,
  type GridColDef,
  type GridEventListener,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Inspection {
  id: string;
  site: string;
  inspector: string;
  notes: string;
}

const columns: GridColDef<Inspection>[] = [
  { field: 'id', headerName: 'Visit', width: 85 },
  { field: 'site', headerName: 'Site', width: 150 },
  { field: 'inspector', headerName: 'Inspector', width: 130 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell: (params) => <NotesEditCell {...params} />,
  },
];

const inspections: Inspection[] = [
  {
    id: 'V-311',
    site: 'Harbor crane 4',
    inspector: 'Paula Evans',
    notes: 'Hook block greased.\nBrake wear at 40 %.\nNext check after 200 hours.',
  },
  {
    id: 'V-312',
    site: 'Cold store B',
    inspector: 'Henry Dahl',
    notes: 'Door seal torn at the lower hinge.\nTemporary repair, order part 8841.',
  },
  {
    id: 'V-315',
    site: 'Boiler house',
    inspector: 'Paula Evans',
    notes: 'Safety valve tested at 6.1 bar.',
  },
  { id: 'V-318', site: 'Conveyor 2', inspector: 'Kofi Moreau', notes: '' },
];

function NotesEditCell(params: GridRenderEditCellParams<Inspection, string>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Box ref={setAnchor} sx={{ alignSelf: 'flex-start', width: '100%' }} />
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
          <NotesField {...params} />
        </Popper>
      )}
    </>
  );
}

function NotesField({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Inspection, string>) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(value ?? '');

  useLayoutEffect(() => {
    const input = ref.current;
    if (hasFocus && input) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus]);

  const handleChange = (newText: string) => {
    setText(newText);
    apiRef.current.setEditCellValue({ id, field, value: newText, debounceMs: 200 });
  };

  return (
    <Paper
      elevation={8}
      sx={{ p: 1, width: Math.max(colDef.computedWidth, 260), maxWidth: 'calc(100vw - 32px)' }}
    >
      <InputBase
        fullWidth
        multiline
        minRows={4}
        maxRows={10}
        value={text}
        inputRef={ref}
        onChange={(event) => handleChange(event.target.value)}
        inputProps={{ 'aria-label': colDef.headerName }}
        sx={{ fontSize: 'body2.fontSize' }}
      />
      <Typography variant="caption" component="div" color="text.secondary">
        Ctrl+Enter (⌘+Enter) saves, Escape cancels
      </Typography>
    </Paper>
  );
}

/** Enter alone is a line break. */
const handleCellEditStop: GridEventListener<'cellEditStop'> = ({ field, reason }, event) => {
  const isSaving =
    'ctrlKey' in event &&
    (event.ctrlKey === true || ('metaKey' in event && event.metaKey === true));
  if (field === 'notes' && reason === GridCellEditStopReasons.enterKeyDown && !isSaving) {
    event.defaultMuiPrevented = true;
  }
};

export default function MultilineNotes() {
  return (
    <DataGrid
      aria-label="Inspections"
      rows={inspections}
      columns={columns}
      onCellEditStop={handleCellEditStop}
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
