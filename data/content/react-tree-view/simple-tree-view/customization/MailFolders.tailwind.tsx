import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const classes = {
  content: 'h-9 rounded-none rounded-e-[18px] pe-4 data-selected:font-bold',
  label: '[font-weight:inherit]',
};

interface FolderProps extends TreeItemProps {
  icon: typeof InboxOutlined;
  color?: SvgIconProps['color'];
  unread?: number;
}

function Folder({ label, icon: Icon, color = 'action', unread, ...other }: FolderProps) {
  const row = (
    <div className="flex items-center gap-3">
      <Icon fontSize="small" color={color} />
      <span>{label}</span>
      {unread !== undefined && (
        <Typography component="span" variant="caption" className="ms-auto">
          {unread} new
        </Typography>
      )}
    </div>
  );

  return <TreeItem {...other} label={row} classes={classes} />;
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      itemChildrenIndentation={20}
      defaultExpandedItems={['inbox']}
      defaultSelectedItems="orders"
      className="max-w-80"
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
