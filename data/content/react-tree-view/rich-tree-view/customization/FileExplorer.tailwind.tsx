import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import CodeOutlined from '@mui/icons-material/CodeOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import VideoFileOutlined from '@mui/icons-material/VideoFileOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

interface FileEntry {
  id: string;
  label: string;
  isUnsaved?: boolean;
  children?: FileEntry[];
}

const files: FileEntry[] = [
  {
    id: 'launch',
    label: 'Product launch',
    children: [
      { id: 'plan', label: 'Plan.docx', isUnsaved: true },
      { id: 'budget', label: 'Budget.xlsx' },
      { id: 'pitch', label: 'Pitch.pptx' },
      { id: 'contract', label: 'Contract.pdf' },
      {
        id: 'media',
        label: 'Media',
        children: [
          { id: 'photo', label: 'Photo.jpg' },
          { id: 'teaser', label: 'Teaser.mp4' },
          { id: 'jingle', label: 'Jingle.mp3', isUnsaved: true },
        ],
      },
    ],
  },
  {
    id: 'website',
    label: 'Website',
    children: [{ id: 'landing', label: 'Landing.html' }],
  },
  { id: 'archive', label: 'Archive.zip' },
];

const icons: Record<string, typeof FolderOutlined> = {
  docx: ArticleOutlined,
  html: CodeOutlined,
  jpg: ImageOutlined,
  mp3: AudioFileOutlined,
  mp4: VideoFileOutlined,
  pdf: PictureAsPdfOutlined,
  pptx: SlideshowOutlined,
  xlsx: TableChartOutlined,
  zip: FolderZipOutlined,
  folder: FolderOutlined,
  openFolder: FolderOpenOutlined,
};

const classes = {
  content: 'group/row',
  iconContainer:
    '*:transition-[rotate] *:duration-200 group-not-data-expanded/row:*:-rotate-90 group-not-data-expanded/row:*:rtl:rotate-90',
  label: 'flex items-center gap-2',
  groupTransition:
    'ms-[15px] border-0 border-s border-dashed border-(--mui-palette-text-disabled) ps-2.5',
};

interface FileLabelProps extends UseTreeItemLabelSlotOwnProps {
  kind: string;
  isUnsaved: boolean;
}

function FileLabel({ kind, isUnsaved, children, ...other }: FileLabelProps) {
  const Icon = icons[kind] ?? ArticleOutlined;

  return (
    <TreeItemLabel {...other}>
      <Icon fontSize="small" color={/folder$/i.test(kind) ? 'primary' : 'action'} />
      {children}
      {isUnsaved && (
        <span
          role="img"
          aria-label="unsaved"
          className="size-2 rounded-full bg-(--mui-palette-warning-dark)"
        />
      )}
    </TreeItemLabel>
  );
}

function FileItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });
  const file = useTreeItemModel<FileEntry>(itemId);
  const folder = status.expanded ? 'openFolder' : 'folder';

  const label: Partial<FileLabelProps> = {
    kind: status.expandable ? folder : (file?.label.split('.').at(-1) ?? ''),
    isUnsaved: file?.isUnsaved === true,
  };

  return (
    <TreeItem
      {...props}
      classes={classes}
      slots={{ ...props.slots, label: FileLabel }}
      slotProps={{ ...props.slotProps, label }}
    />
  );
}

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      itemChildrenIndentation={0}
      slots={{ item: FileItem, expandIcon: ExpandMore, collapseIcon: ExpandMore }}
      defaultExpandedItems={['launch', 'media']}
      defaultSelectedItems="plan"
    />
  );
}
