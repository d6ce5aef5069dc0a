import type * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

interface Species {
  id: string;
  label: string;
  latin: string;
  children?: Species[];
}

const herbs: Species[] = [
  {
    id: 'mint-family',
    label: 'Mint family',
    latin: 'Lamiaceae',
    children: [
      { id: 'sage', label: 'Sage', latin: 'Salvia officinalis' },
      { id: 'lemon-balm', label: 'Lemon balm', latin: 'Melissa officinalis' },
    ],
  },
  { id: 'carrot-family', label: 'Carrot family', latin: 'Apiaceae' },
];

interface TwoLineLabelProps extends React.HTMLAttributes<HTMLDivElement> {
  latin?: string;
}

function TwoLineLabel({ children, latin, ...other }: TwoLineLabelProps) {
  return (
    <TreeItemLabel {...other}>
      <Typography>{children}</Typography>
      <Typography variant="caption" lang="la" sx={{ display: 'block', color: 'text.secondary' }}>
        {latin}
      </Typography>
    </TreeItemLabel>
  );
}

function SpeciesItem(props: TreeItemProps) {
  const species = useTreeItemModel<Species>(props.itemId);
  const label: TwoLineLabelProps = { latin: species?.latin };

  return <TreeItem {...props} slots={{ label: TwoLineLabel }} slotProps={{ label }} />;
}

export default function LatinNames() {
  return (
    <RichTreeView
      aria-label="Herbs"
      items={herbs}
      slots={{ item: SpeciesItem }}
      defaultExpandedItems={['mint-family']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
