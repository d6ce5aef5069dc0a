import Box from '@mui/material/Box';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

type FileKind = 'folder' | 'image' | 'table' | 'text';

interface FileEntry {
  id: string;
  label: string;
  kind: FileKind;
  isUnsaved?: boolean;
  children?: FileEntry[];
}

const files: FileEntry[] = [
  {
    id: 'herbarium',
    label: 'Herbarium',
    kind: 'folder',
    children: [
      { id: 'scan-0412', label: 'Scan 0412.png', kind: 'image' },
      { id: 'labels', label: 'Labels.csv', kind: 'table', isUnsaved: true },
    ],
  },
  { id: 'visits', label: 'Visits.csv', kind: 'table' },
  { id: 'tour', label: 'Tour script.txt', kind: 'text', isUnsaved: true },
];

const shapes: Record<FileKind, string> = {
  folder: 'M3 5h7l2 2h9v12H3z',
  image: 'M4 4h16v16H4zm2 13h12l-4-6-3 4-2-2z',
  table: 'M4 4h16v16H4zm2 5v3h5V9zm7 0v3h5V9zm-7 5v4h5v-4zm7 0v4h5v-4z',
  text: 'M5 5h14v2H5zm0 4h14v2H5zm0 4h14v2H5zm0 4h9v2H5z',
};

function Triangle(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 9h12l-6 8z" />
    </SvgIcon>
  );
}

function FileItem({ label, ...props }: TreeItemProps) {
  const file = useTreeItemModel<FileEntry>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <SvgIcon fontSize="small" color={file?.kind === 'folder' ? 'primary' : 'action'}>
            <path fillRule="evenodd" d={shapes[file?.kind ?? 'text']} />
          </SvgIcon>
          {label}
          {file?.isUnsaved && (
            <Box
              component="span"
              role="img"
              aria-label="unsaved"
              sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' }}
            />
          )}
        </Box>
      }
    />
  );
}

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files of the herbarium"
      items={files}
      slots={{ item: FileItem, expandIcon: Triangle, collapseIcon: Triangle }}
      defaultExpandedItems={['herbarium']}
      sx={{
        height: 160,
        overflowY: 'auto',
        '& .MuiTreeItem-iconContainer svg': { transition: 'rotate 150ms' },
        '& [role="treeitem"][aria-expanded="false"] > * > .MuiTreeItem-iconContainer svg': {
          rotate: '-90deg',
        },
      }}
    />
  );
}
