import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function FadingGroup({ children, ...group }: CollapseProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Collapse {...group} timeout={isCalm ? 0 : 400}>
      <Fade in={group.in} timeout={isCalm ? 0 : 800}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

function FadingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: FadingGroup }} />;
}

export default function FadingGroups() {
  return (
    <SimpleTreeView
      aria-label="Sky charts"
      defaultExpandedItems={['northern']}
      sx={{ height: 224, overflowY: 'auto' }}
    >
      <FadingItem itemId="northern" label="Northern sky">
        <FadingItem itemId="lyra" label="Lyra" />
        <FadingItem itemId="cygnus" label="Cygnus" />
      </FadingItem>
      <FadingItem itemId="southern" label="Southern sky">
        <FadingItem itemId="carina" label="Carina" />
        <FadingItem itemId="dorado" label="Dorado" />
      </FadingItem>
    </SimpleTreeView>
  );
}
