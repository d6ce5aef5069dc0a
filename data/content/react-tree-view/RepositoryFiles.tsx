import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

interface RepositoryFile {
  id: string;
  label: string;
  change?: 'added' | 'modified';
  children?: RepositoryFile[];
}

const files: RepositoryFile[] = [
  {
    id: 'src',
    label: 'src',
    children: [
      {
        id: 'checkout',
        label: 'checkout',
        children: [
          { id: 'cart', label: 'Cart.tsx', change: 'modified' },
          { id: 'payment', label: 'Payment.tsx', change: 'added' },
          { id: 'total', label: 'total.ts' },
        ],
      },
      { id: 'app', label: 'App.tsx' },
      { id: 'routes', label: 'routes.ts', change: 'modified' },
    ],
  },
  {
    id: 'public',
    label: 'public',
    children: [
      { id: 'favicon', label: 'favicon.svg' },
      { id: 'logo', label: 'logo.png' },
    ],
  },
  { id: 'package', label: 'package.json', change: 'modified' },
  { id: 'readme', label: 'README.md' },
];

const icons: Record<string, typeof FolderOutlined> = {
  json: SettingsOutlined,
  png: ImageOutlined,
  svg: ImageOutlined,
};

interface FileLabelProps extends UseTreeItemLabelSlotOwnProps {
  file: RepositoryFile | null;
}

function FileLabel({ file, children, ...other }: FileLabelProps) {
  const extension = file?.label.split('.').at(-1) ?? '';
  const Icon = file?.children ? FolderOutlined : (icons[extension] ?? DescriptionOutlined);

  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={file?.children ? 'primary' : 'action'} />
      {children}
      {file?.change && (
        <Chip
          size="small"
          variant="outlined"
          label={file.change}
          color={file.change === 'added' ? 'success' : 'info'}
          sx={{ height: 20, marginInlineStart: 'auto' }}
        />
      )}
    </TreeItemLabel>
  );
}

function FileItem(props: TreeItemProps) {
  const file = useTreeItemModel<RepositoryFile>(props.itemId);
  const label: Partial<FileLabelProps> = { file };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: FileLabel }}
      slotProps={{ ...props.slotProps, label }}
    />
  );
}

export default function RepositoryFiles() {
  return (
    <RichTreeView
      aria-label="Files of the repository"
      items={files}
      slots={{ item: FileItem }}
      defaultExpandedItems={['src', 'checkout']}
      defaultSelectedItems="cart"
    />
  );
}
