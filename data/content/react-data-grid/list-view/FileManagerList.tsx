import {
  createContext,
  useContext,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import SortIcon from '@mui/icons-material/Sort';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  QuickFilter,
  QuickFilterControl,
  useGridApiRef,
  type GridColDef,
  type GridListViewColDef,
  type GridSortDirection,
} from '@mui/x-data-grid-pro';

interface SiteFile {
  id: number;
  name: string;
  kind: 'folder' | 'image' | 'document';
  /** Kilobytes. */
  size: number;
  changed: Date;
}

type Panel = { kind: 'sort' } | { kind: 'actions' | 'details' | 'rename'; file: SiteFile };

const icons = { folder: FolderIcon, image: ImageIcon, document: DescriptionIcon };
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const describe = (file: SiteFile) => `${file.size} kB, ${day.format(file.changed)}`;

const columns: GridColDef<SiteFile>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'size', headerName: 'Size', type: 'number' },
  { field: 'changed', headerName: 'Changed', type: 'date' },
];

const files: SiteFile[] = [
  { id: 1, name: 'Permits', kind: 'folder', size: 920, changed: new Date(2025, 4, 2) },
  {
    id: 2,
    name: 'Roof, north side.jpg',
    kind: 'image',
    size: 2480,
    changed: new Date(2025, 4, 19),
  },
  {
    id: 3,
    name: 'Inspection report.pdf',
    kind: 'document',
    size: 310,
    changed: new Date(2025, 4, 20),
  },
  { id: 4, name: 'Floor plan.pdf', kind: 'document', size: 1240, changed: new Date(2025, 2, 11) },
  { id: 5, name: 'Crack in wall.jpg', kind: 'image', size: 1890, changed: new Date(2025, 4, 20) },
  { id: 6, name: 'Offers', kind: 'folder', size: 610, changed: new Date(2025, 3, 28) },
  { id: 7, name: 'Delivery note.pdf', kind: 'document', size: 84, changed: new Date(2025, 4, 14) },
  { id: 8, name: 'Scaffold.jpg', kind: 'image', size: 2210, changed: new Date(2025, 4, 6) },
];

const orders: { label: string; field: string; sort: GridSortDirection }[] = [
  { label: 'Name', field: 'name', sort: 'asc' },
  { label: 'Latest change', field: 'changed', sort: 'desc' },
  { label: 'Largest', field: 'size', sort: 'desc' },
];

const OpenPanel = createContext<(panel: Panel) => void>(() => {});

function FileToolbar() {
  const open = useContext(OpenPanel);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1,
        pt: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1 }}>
        <QuickFilter expanded>
          <QuickFilterControl
            placeholder="Search files"
            size="small"
            fullWidth
            slotProps={{ htmlInput: { type: 'search', 'aria-label': 'Search files' } }}
          />
        </QuickFilter>
      </Box>
      <IconButton aria-label="Sort" onClick={() => open({ kind: 'sort' })}>
        <SortIcon />
      </IconButton>
    </Box>
  );
}

function FileItem({ file }: { file: SiteFile }) {
  const open = useContext(OpenPanel);
  const Icon = icons[file.kind];

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', minWidth: 0 }}>
      <Icon color="action" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{file.name}</Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {describe(file)}
        </Typography>
      </Box>
      <IconButton
        aria-label={`Actions of ${file.name}`}
        onKeyDown={keepSpaceForTheButton}
        onClick={() => open({ kind: 'actions', file })}
      >
        <MoreIcon />
      </IconButton>
    </Box>
  );
}

/** Otherwise, the grid moves focus by one page. */
function keepSpaceForTheButton(event: KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}

const listViewColumn: GridListViewColDef<SiteFile> = {
  field: 'name',
  display: 'flex',
  renderCell: ({ row }) => <FileItem file={row} />,
};

const slots = { toolbar: FileToolbar };

export default function FileManagerList() {
  const apiRef = useGridApiRef();
  const frame = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel>({ kind: 'sort' });
  const [isOpen, setIsOpen] = useState(false);

  const open = (next: Panel) => {
    setPanel(next);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);

  const rename = (event: SyntheticEvent<HTMLFormElement>, id: number) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    apiRef.current?.updateRows([{ id, name }]);
    close();
  };

  return (
    <Box
      ref={frame}
      sx={{ position: 'relative', overflow: 'hidden', height: 600, maxWidth: 400, mx: 'auto' }}
    >
      <OpenPanel.Provider value={open}>
        <DataGridPro
          aria-label="Files of the site"
          apiRef={apiRef}
          rows={files}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          rowHeight={64}
          slots={slots}
          showToolbar
          disableRowSelectionOnClick
          hideFooter
        />
      </OpenPanel.Provider>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        container={() => frame.current}
        sx={{ position: 'absolute' }}
        slotProps={{
          paper: { 'aria-label': 'Options', sx: { position: 'absolute', p: 1 } },
          backdrop: { sx: { position: 'absolute' } },
        }}
      >
        {panel.kind === 'sort' && (
          <List component="div">
            {orders.map(({ label, field, sort }) => (
              <ListItemButton
                key={field}
                onClick={() => {
                  apiRef.current?.setSortModel([{ field, sort }]);
                  close();
                }}
              >
                <ListItemText primary={label} />
              </ListItemButton>
            ))}
          </List>
        )}
        {panel.kind === 'actions' && (
          <List component="div">
            <ListItemButton onClick={() => open({ kind: 'details', file: panel.file })}>
              <ListItemText primary="Details" />
            </ListItemButton>
            <ListItemButton onClick={() => open({ kind: 'rename', file: panel.file })}>
              <ListItemText primary="Rename" />
            </ListItemButton>
            <ListItemButton
              onClick={() => {
                apiRef.current?.updateRows([{ id: panel.file.id, _action: 'delete' }]);
                close();
              }}
            >
              <ListItemText primary="Delete" />
            </ListItemButton>
          </List>
        )}
        {panel.kind === 'details' && (
          <Box sx={{ p: 2 }}>
            <Typography variant="h6" component="p">
              {panel.file.name}
            </Typography>
            <Typography>{describe(panel.file)}</Typography>
            <Button onClick={close} sx={{ mt: 1 }}>
              Close
            </Button>
          </Box>
        )}
        {panel.kind === 'rename' && (
          <Box
            component="form"
            onSubmit={(event: SyntheticEvent<HTMLFormElement>) => rename(event, panel.file.id)}
            sx={{ display: 'flex', gap: 1, p: 2 }}
          >
            <TextField
              fullWidth
              size="small"
              label="Name"
              name="name"
              required
              defaultValue={panel.file.name}
            />
            <Button type="submit" variant="contained">
              Save
            </Button>
          </Box>
        )}
      </Drawer>
    </Box>
  );
}
