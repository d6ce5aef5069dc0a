import { useEffect } from 'react';
import { chooseMode } from '#src/site/theme/colourMode.ts';
import { useThemeDispatch } from '#src/site/theme/ThemeStateProvider.tsx';
import { hearPage } from './talkToPage.ts';

/** Gives the frame the mode, direction and density of the page around it. */
export function FollowLook() {
  const dispatch = useThemeDispatch();
  useEffect(
    () =>
      hearPage((message) => {
        if (message.kind !== 'look') {
          return;
        }
        const { mode, direction, dense } = message.look;
        chooseMode(mode); // kept nowhere: the frame has no storage
        dispatch({ type: 'CHANGE', payload: { direction } });
        dispatch({ type: 'SET_DENSE', payload: dense });
      }),
    [dispatch],
  );
  return null;
}
