import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const questions = [
  {
    id: 'account',
    label: 'Account',
    children: [
      { id: 'email', label: 'Change the email address' },
      { id: 'close', label: 'Close the account' },
    ],
  },
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'track', label: 'Track a parcel' },
      { id: 'return', label: 'Return an item' },
    ],
  },
];

function FadingGroup(props: CollapseProps) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = prefersReducedMotion ? 0 : 600;

  return (
    <Fade in={props.in} timeout={timeout}>
      <div>
        <Collapse {...props} timeout={timeout} />
      </div>
    </Fade>
  );
}

export default function FadingGroups() {
  return (
    <RichTreeView
      aria-label="Questions and answers"
      items={questions}
      slotProps={{ item: { slots: { groupTransition: FadingGroup } } }}
      defaultExpandedItems={['account']}
    />
  );
}
