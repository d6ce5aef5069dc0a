import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function FadingGroup({ children, ...group }: CollapseProps) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Collapse {...group} timeout={prefersReducedMotion ? 0 : 400}>
      <Fade in={group.in} timeout={prefersReducedMotion ? 0 : 800}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

function FadingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ ...props.slots, groupTransition: FadingGroup }} />;
}

export default function FadingGroups() {
  return (
    <SimpleTreeView aria-label="Frequently asked questions" defaultExpandedItems={['shipping']}>
      <FadingItem itemId="shipping" label="Shipping">
        <FadingItem itemId="cost" label="What does it cost?" />
        <FadingItem itemId="duration" label="How long does it take?" />
      </FadingItem>
      <FadingItem itemId="payment" label="Payment">
        <FadingItem itemId="cards" label="Which cards are accepted?" />
        <FadingItem itemId="invoice" label="Can I pay by invoice?" />
      </FadingItem>
    </SimpleTreeView>
  );
}
