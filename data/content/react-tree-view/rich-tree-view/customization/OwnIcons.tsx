import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import IndeterminateCheckBoxOutlined from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const handbook = [
  {
    id: 'security',
    label: 'Security',
    children: [
      { id: 'passwords', label: 'Passwords' },
      { id: 'devices', label: 'Lost devices' },
    ],
  },
  {
    id: 'vacation',
    label: 'Vacation',
    children: [{ id: 'requests', label: 'Requests' }],
  },
];

export default function OwnIcons() {
  return (
    <RichTreeView
      aria-label="Handbook"
      items={handbook}
      slots={{
        expandIcon: AddBoxOutlined,
        collapseIcon: IndeterminateCheckBoxOutlined,
        endIcon: ArticleOutlined,
      }}
      defaultExpandedItems={['security']}
    />
  );
}
