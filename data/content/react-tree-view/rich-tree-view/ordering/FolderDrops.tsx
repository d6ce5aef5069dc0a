import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

const icons = {
  folder: FolderOutlined,
  image: ImageOutlined,
  pdf: PictureAsPdfOutlined,
  table: TableChartOutlined,
  text: ArticleOutlined,
};

type Kind = keyof typeof icons;

interface Entry {
  id: string;
  label: string;
  kind: Kind;
  children?: Entry[];
}

const drive: Entry[] = [
  {
    id: 'brand',
    label: 'Brand',
    kind: 'folder',
    children: [
      { id: 'logo', label: 'Logo.png', kind: 'image' },
      { id: 'guide', label: 'Style guide.pdf', kind: 'pdf' },
    ],
  },
  {
    id: 'campaigns',
    label: 'Campaigns',
    kind: 'folder',
    children: [
      {
        id: 'spring',
        label: 'Spring',
        kind: 'folder',
        children: [
          { id: 'budget', label: 'Budget.xlsx', kind: 'table' },
          { id: 'poster', label: 'Poster.png', kind: 'image' },
        ],
      },
      { id: 'autumn', label: 'Autumn', kind: 'folder' },
    ],
  },
  { id: 'notes', label: 'Notes.txt', kind: 'text' },
];

const folderIds = new Set(['brand', 'campaigns', 'spring', 'autumn']);

type CanMove = NonNullable<RichTreeViewProProps<Entry, false>['canMoveItemToNewPosition']>;

const landsInFolder: CanMove = ({ newPosition }) =>
  newPosition.parentId === null || folderIds.has(newPosition.parentId);

interface EntryLabelProps extends UseTreeItemLabelSlotOwnProps {
  kind: Kind;
}

function EntryLabel({ kind, children, ...other }: EntryLabelProps) {
  const Icon = icons[kind];

  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
      {children}
    </TreeItemLabel>
  );
}

function EntryItem(props: TreeItemProps) {
  const label: Partial<EntryLabelProps> = {
    kind: useTreeItemModel<Entry>(props.itemId)?.kind ?? 'text',
  };

  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: EntryLabel }}
      slotProps={{ ...props.slotProps, label }}
    />
  );
}

export default function FolderDrops() {
  return (
    <RichTreeViewPro
      itemsReordering
      canMoveItemToNewPosition={landsInFolder}
      aria-label="Shared drive"
      items={drive}
      slots={{ item: EntryItem }}
      defaultExpandedItems={['brand', 'campaigns', 'spring']}
    />
  );
}
