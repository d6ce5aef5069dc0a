import type * as React from 'react';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

interface FolderProps {
  itemId: string;
  name: string;
  icon: React.ElementType;
  unread?: number;
  children?: React.ReactNode;
}

function Folder({ itemId, name, icon: Icon, unread, children }: FolderProps) {
  const row = (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Icon fontSize="small" color="action" />
      <span>{name}</span>
      {unread !== undefined && (
        <Typography component="span" variant="caption" sx={{ marginInlineStart: 'auto' }}>
          {unread} new
        </Typography>
      )}
    </Stack>
  );

  return (
    <TreeItem itemId={itemId} label={row}>
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
      sx={{
        maxWidth: 320,
        height: 252,
        overflowY: 'auto',
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
