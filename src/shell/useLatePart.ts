import { useEffect, useState, type ComponentType } from 'react';
import { whenCalm } from '#src/timing/whenCalm.ts';

/**
 * A part of the shell that no first screen needs, once the page is calm; null until then, and when its code is lost.
 * @param load brings its code; must be the same function at each call
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = always,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    if (isWanted()) {
      whenCalm(() => {
        load().then(
          (Part) => isGone || setPart(() => Part),
          () => {}, // a lost chunk: this visit does without the part
        );
      });
    }
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return part;
}

function always(): boolean {
  return true;
}
