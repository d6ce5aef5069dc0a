import { useEffect } from 'react';
import { chooseMode } from '#src/theme/colourMode.ts';
import { showFonts } from '#src/theme/lateFonts.ts';
import { useThemeDispatch } from '#src/theme/ThemeStateProvider.tsx';
import { hearPage } from './talkToPage.ts';

/** Gives the frame the mode, direction, density and fonts of the page around it. */
export function FollowLook() {
  const dispatch = useThemeDispatch();
  useEffect(
    () =>
      hearPage((message) => {
        if (message.kind !== 'look') {
          return;
        }
        const { mode, direction, dense, fonts } = message.look;
        chooseMode(mode); // kept nowhere: the frame has no storage
        dispatch({ type: 'CHANGE', payload: { direction } });
        dispatch({ type: 'SET_DENSE', payload: dense });
        if (fonts) {
          showFonts();
        }
      }),
    [dispatch],
  );
  return null;
}
