import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface FolderProps extends TreeItemProps {
  icon: typeof InboxOutlined;
  color?: SvgIconProps['color'];
  unread?: number;
}

function Folder({ label, icon: Icon, color = 'action', unread, ...other }: FolderProps) {
  const row = (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Icon fontSize="small" color={color} />
      <span>{label}</span>
      {unread !== undefined && (
        <Typography component="span" variant="caption" sx={{ marginInlineStart: 'auto' }}>
          {unread} new
        </Typography>
      )}
    </Stack>
  );

  return <TreeItem {...other} label={row} />;
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      itemChildrenIndentation={20}
      defaultExpandedItems={['inbox']}
      defaultSelectedItems="orders"
      sx={{
        maxWidth: 320,
        [`& .${treeItemClasses.content}`]: {
          height: 36,
          borderRadius: 0,
          borderStartEndRadius: '18px',
          borderEndEndRadius: '18px',
          paddingInlineEnd: 2,
          '&[data-selected]': { fontWeight: 'bold' },
        },
        [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
      }}
    >
      <Folder itemId="inbox" label="Inbox" icon={InboxOutlined} unread={12}>
        <Folder itemId="orders" label="Orders" icon={LabelOutlined} color="success" unread={3} />
        <Folder itemId="travel" label="Travel" icon={LabelOutlined} color="info" />
      </Folder>
      <Folder itemId="drafts" label="Drafts" icon={DraftsOutlined} />
      <Folder itemId="sent" label="Sent" icon={SendOutlined} />
      <Folder itemId="archive" label="Archive" icon={ArchiveOutlined}>
        <Folder itemId="last-year" label="Last year" icon={LabelOutlined} color="warning" />
      </Folder>
    </SimpleTreeView>
  );
}
