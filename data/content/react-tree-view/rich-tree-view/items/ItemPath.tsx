import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const categories = [
  {
    id: 'home',
    label: 'Home',
    children: [
      {
        id: 'kitchen',
        label: 'Kitchen',
        children: [
          { id: 'coffee', label: 'Coffee makers' },
          { id: 'kettles', label: 'Kettles' },
        ],
      },
      { id: 'bath', label: 'Bath' },
    ],
  },
];

export default function ItemPath() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState(['Home', 'Kitchen', 'Coffee makers']);

  const showPath = (itemId: string) => {
    const labels: string[] = [];
    let id: string | null | undefined = itemId;
    while (id) {
      labels.unshift(apiRef.current?.getItem(id).label);
      id = apiRef.current?.getParentId(id);
    }
    setPath(labels);
  };

  return (
    <Stack spacing={1}>
      <Breadcrumbs aria-label="Path of the category">
        {path.map((label) => (
          <Typography key={label} variant="body2">
            {label}
          </Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Categories"
        items={categories}
        onSelectedItemsChange={(_event, itemId) => itemId && showPath(itemId)}
        defaultExpandedItems={['home', 'kitchen']}
        defaultSelectedItems="coffee"
      />
    </Stack>
  );
}
