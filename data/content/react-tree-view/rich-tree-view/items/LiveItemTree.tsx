import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const chapters: TreeViewBaseItem[] = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      { id: 'types', label: 'Types' },
      { id: 'functions', label: 'Functions' },
    ],
  },
  { id: 'modules', label: 'Modules', children: [{ id: 'imports', label: 'Imports' }] },
  { id: 'tools', label: 'Tools' },
];

function outlineOf(items: TreeViewBaseItem[], prefix = ''): string[] {
  return items.flatMap(({ label, children }, index) => {
    const number = `${prefix}${index + 1}`;
    return [`${number} ${label}`, ...outlineOf(children ?? [], `${number}.`)];
  });
}

export default function LiveItemTree() {
  const apiRef = useTreeViewApiRef();
  const [items] = React.useState(() => structuredClone(chapters));
  const [outline, setOutline] = React.useState(outlineOf(chapters));

  const numberChapters = () => {
    setOutline(outlineOf(apiRef.current?.getItemTree() ?? []));
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="Chapters"
        items={items}
        defaultExpandedItems={['basics', 'modules']}
        onItemPositionChange={numberChapters}
      />
      <Typography component="pre" variant="body2" aria-live="polite" sx={{ m: 0 }}>
        {outline.join('\n')}
      </Typography>
    </Box>
  );
}
