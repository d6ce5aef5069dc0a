import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { whenCalm } from '#src/site/timing/quietMoments.ts';
import type { LatePart, PartNews } from './latePart.ts';
import { hideNotice, LONG_MS, showNotice } from './showNotice.ts';

/**
 * Gives how to bring a part that a user has asked for. What becomes of it is said at the foot of the window when it does not come at
 * once.
 */
export function useBringPart() {
  const translate = useTranslate();
  return useCallback(
    <Part>(part: LatePart<Part>, control?: string): Promise<Part | undefined> => {
      const tell = (news: PartNews) =>
        news === 'arrived' ? hideNotice() : showNotice(translate(`late.${news}`), LONG_MS);
      return part.bring({ tell, control });
    },
    [translate],
  );
}

/**
 * Brings a part that nobody asked for, once the page is calm. It is missed without a word when it is lost: the page is whole without.
 * @param isWanted whether it is needed at all on this page
 */
export function useCalmPart<Part>(part: LatePart<Part>, isWanted = true): Part | undefined {
  const [brought, setBrought] = useState<Part>();
  useEffect(() => {
    if (!isWanted) {
      return;
    }
    let isGone = false;
    whenCalm(() => {
      void part.fetchAhead().then((arrived) => {
        if (!isGone && arrived !== undefined) {
          setBrought(() => arrived);
        }
      });
    });
    return () => {
      isGone = true;
    };
  }, [part, isWanted]);
  return brought;
}
