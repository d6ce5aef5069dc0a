import { Fragment, useEffect, useState } from 'react';
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
          stage.replaceChildren();
          setLoaded((before) => [...before, demo]);
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
          <DemoBoundary name={name}>
            <Demo />
          </DemoBoundary>,
          stage,
          name,
        ),
      )}
    </Theme>
  ) : null;
}
