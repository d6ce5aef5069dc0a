import { Fragment, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DemoBoundary } from './DemoBoundary.tsx';
import { loadDemo, type LoadedDemo } from './loadDemo.ts';
import { watchStages } from './watchStages.ts';

/** Brings the demos of a page to life, each when it comes near the window, inside the stage its page reserves. */
export function DemoHost({ pathname }: { pathname: string }) {
  const [loaded, setLoaded] = useState<readonly LoadedDemo[]>([]);

  useEffect(() => {
    let gone = false;
    const stop = watchStages(document, (name, stage) => {
      void loadDemo(pathname, name, stage).then((demo) => {
        if (!gone) {
          // A large demo takes a while to draw: a visitor who goes on meanwhile need not wait for it.
          startTransition(() => setLoaded((before) => [...before, demo]));
        }
      });
    });
    return () => {
      gone = true;
      stop();
    };
  }, [pathname]);

  const Theme = loaded.find((demo) => demo.Theme)?.Theme ?? Fragment;
  return loaded.length > 0 ? (
    <Theme>
      {loaded.map(({ name, stage, Demo }) =>
        createPortal(
          <>
            <NoteTaken stage={stage} />
            <DemoBoundary name={name}>
              <Demo />
            </DemoBoundary>
          </>,
          stage,
          name,
        ),
      )}
    </Theme>
  ) : null;
}

/** Takes the note of a stage away when its demo is there, before the demo measures its room. */
function NoteTaken({ stage }: { stage: Element }) {
  useLayoutEffect(() => stage.querySelector(':scope > .stage-wait')?.remove(), [stage]);
  return null;
}
