import Add from '@mui/icons-material/Add';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Remove from '@mui/icons-material/Remove';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OwnIcons() {
  return (
    <SimpleTreeView
      aria-label="Handbook"
      slots={{ expandIcon: Add, collapseIcon: Remove, endIcon: ArticleOutlined }}
      defaultExpandedItems={['first-week']}
    >
      <TreeItem itemId="first-week" label="First week">
        <TreeItem itemId="checklist" label="Checklist" slots={{ icon: StarOutlined }} />
        <TreeItem itemId="tools" label="Tools" />
      </TreeItem>
      <TreeItem itemId="holidays" label="Holidays">
        <TreeItem itemId="calendar" label="Calendar" />
        <TreeItem itemId="requests" label="Requests" />
      </TreeItem>
    </SimpleTreeView>
  );
}
