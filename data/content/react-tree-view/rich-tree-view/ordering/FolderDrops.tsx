import SvgIcon from '@mui/material/SvgIcon';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

interface Entry {
  id: string;
  label: string;
  kind: 'folder' | 'file';
  children?: Entry[];
}

const archive: Entry[] = [
  {
    id: 'surveys',
    label: 'Surveys',
    kind: 'folder',
    children: [
      { id: 'spring-count', label: 'Spring count.csv', kind: 'file' },
      { id: 'autumn-count', label: 'Autumn count.csv', kind: 'file' },
    ],
  },
  {
    id: 'photos',
    label: 'Photos',
    kind: 'folder',
    children: [{ id: 'first-snow', label: 'First snow.jpg', kind: 'file' }],
  },
  { id: 'waste', label: 'Waste', kind: 'folder' },
  { id: 'read-me', label: 'Read me.txt', kind: 'file' },
];

const folders = new Set(['surveys', 'photos', 'waste']);

const landsInFolder: RichTreeViewProProps<Entry, false>['canMoveItemToNewPosition'] = ({
  newPosition,
}) => newPosition.parentId === null || folders.has(newPosition.parentId);

const outlines = {
  folder: 'M3 6a1 1 0 0 1 1-1h5l2 2h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z',
  file: 'M6 3h8l4 4v14H6zm7 1.5V8h3.5z',
};

function EntryItem(props: TreeItemProps) {
  const entry = useTreeItemModel<Entry>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <>
          <SvgIcon
            sx={{ fontSize: 20, marginInlineEnd: 1, verticalAlign: 'text-bottom', opacity: 0.7 }}
          >
            <path d={outlines[entry?.kind ?? 'file']} />
          </SvgIcon>
          {props.label}
        </>
      }
    />
  );
}

export default function FolderDrops() {
  return (
    <RichTreeViewPro
      itemsReordering
      canMoveItemToNewPosition={landsInFolder}
      aria-label="Archive"
      items={archive}
      slots={{ item: EntryItem }}
      defaultExpandedItems={['surveys', 'photos']}
      sx={{ height: 256, overflowY: 'auto' }}
    />
  );
}
