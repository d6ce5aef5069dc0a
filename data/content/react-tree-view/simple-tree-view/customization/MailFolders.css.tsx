import type * as React from 'react';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import styles from './MailFolders.module.css';

const classes = { content: styles.folder, label: styles.label };

interface FolderProps {
  itemId: string;
  name: string;
  icon: React.ElementType;
  unread?: number;
  children?: React.ReactNode;
}

function Folder({ itemId, name, icon: Icon, unread, children }: FolderProps) {
  const row = (
    <div className={styles.name}>
      <Icon fontSize="small" color="action" />
      <span>{name}</span>
      {unread !== undefined && (
        <Typography component="span" variant="caption" className={styles.unread}>
          {unread} new
        </Typography>
      )}
    </div>
  );

  return (
    <TreeItem itemId={itemId} label={row} classes={classes}>
      {children}
    </TreeItem>
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      itemChildrenIndentation={20}
      defaultExpandedItems={['inbox']}
      defaultSelectedItems="orders"
      className={styles.tree}
    >
      <Folder itemId="inbox" name="Inbox" icon={InboxOutlined} unread={12}>
        <Folder itemId="orders" name="Orders" icon={LabelOutlined} unread={3} />
        <Folder itemId="travel" name="Travel" icon={LabelOutlined} />
      </Folder>
      <Folder itemId="drafts" name="Drafts" icon={DraftsOutlined} />
      <Folder itemId="sent" name="Sent" icon={SendOutlined} />
      <Folder itemId="archive" name="Archive" icon={ArchiveOutlined}>
        <Folder itemId="last-year" name="Last year" icon={LabelOutlined} />
      </Folder>
    </SimpleTreeView>
  );
}
