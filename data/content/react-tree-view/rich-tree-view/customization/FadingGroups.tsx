import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gardenItems } from '#data/content/shared/garden.ts';

function FadingGroup(props: CollapseProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = isCalm ? 0 : 600;

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
      aria-label="Garden that fades in"
      items={gardenItems}
      slotProps={{ item: { slots: { groupTransition: FadingGroup } } }}
      defaultExpandedItems={['herb-garden']}
      sx={{ height: 224, overflowY: 'auto' }}
    />
  );
}
