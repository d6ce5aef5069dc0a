import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Hit } from '#src/search/ranking/answer.ts';
import type { ReadText } from '#src/search/worker/searchClient.ts';

/** From here on there is room for a text beside the results; `search.css` says the same. */
const ROOM = '(min-width: 1000px)';
/** Who goes on typing or down the list reads nothing: only a result that stays chosen has its text fetched. */
const STAYS_MS = 250;

/** Whether there is room for a text beside the results. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(ROOM);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(ROOM).matches,
    () => false,
  );
}

/** The text of a result once it is there; members have none. */
export function usePassage(hit: Hit, read: ReadText): string | undefined {
  const [passage, setPassage] = useState({ href: '', text: '' });
  const { href, kind } = hit;
  const hasText = kind === 'page' || kind === 'section' || kind === 'demo';

  useEffect(() => {
    if (!hasText) {
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      read(href).then(
        (text) => isWanted && setPassage({ href, text: text ?? '' }),
        () => {}, // the box itself says that the search cannot be had
      );
    }, STAYS_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [hasText, href, read]);

  return hasText && passage.href === href && passage.text !== '' ? passage.text : undefined;
}
