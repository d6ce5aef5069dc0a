import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Entry {
  id: number;
  /** Names from the drive down to the entry, separated by slashes. */
  address: string;
  /** Kilobytes. */
  size?: number;
  changed: string;
}

const entries: Entry[] = [
  { id: 1, address: 'Harbor bridge', changed: '12 May' },
  { id: 2, address: 'Harbor bridge/Drawings', changed: '12 May' },
  { id: 3, address: 'Harbor bridge/Drawings/Deck.dwg', size: 4820, changed: '12 May' },
  { id: 4, address: 'Harbor bridge/Drawings/Piers.dwg', size: 3112, changed: '28 Apr' },
  { id: 5, address: 'Harbor bridge/Permits', changed: '3 Mar' },
  { id: 6, address: 'Harbor bridge/Permits/Waterway.pdf', size: 640, changed: '3 Mar' },
  { id: 7, address: 'Harbor bridge/Costs.xlsx', size: 218, changed: '9 May' },
  { id: 8, address: 'North tunnel', changed: '30 Apr' },
  { id: 9, address: 'North tunnel/Survey.pdf', size: 9350, changed: '30 Apr' },
  { id: 10, address: 'Letterhead.docx', size: 46, changed: '15 Jan' },
];

const columns: GridColDef<Entry>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 110 },
  { field: 'changed', headerName: 'Modified', width: 110 },
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  flex: 1,
  minWidth: 240,
  renderCell: (params) => <NameCell {...params} />,
};

const getTreeDataPath: DataGridProProps<Entry>['getTreeDataPath'] = ({ address }) =>
  address.split('/');

export default function CustomHierarchyColumn() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Files"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        rows={entries}
        columns={columns}
        hideFooter
      />
    </div>
  );
}

function NameCell({ id, field, rowNode, formattedValue }: GridRenderCellParams<Entry>) {
  const apiRef = useGridApiContext();
  const isExpanded = rowNode.type === 'group' && rowNode.childrenExpanded;

  const toggle = () => {
    apiRef.current.setRowChildrenExpansion(id, !isExpanded);
    apiRef.current.setCellFocus(id, field);
  };

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        marginInlineStart: rowNode.depth * 3,
      }}
    >
      {rowNode.type === 'group' ? (
        <IconButton
          size="small"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()} // focus stays in the cell, where Enter toggles too
          aria-label={isExpanded ? 'Collapse' : 'Expand'}
          onClick={toggle}
        >
          {isExpanded ? <FolderOpenIcon fontSize="small" /> : <FolderIcon fontSize="small" />}
        </IconButton>
      ) : (
        <FileIcon fontSize="small" color="action" sx={{ mx: 0.625 }} />
      )}
      {formattedValue}
    </Box>
  );
}
