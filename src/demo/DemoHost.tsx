import {
  createContext,
  Fragment,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { linkedDemo } from '#src/preferences/codePreferenceState.ts';
import { afterPaint } from '#src/timing/afterPaint.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { loadDemo, type LoadedDemo } from './loadDemo.ts';
import { nameEvents } from './nameEvents.ts';
import { RESTART_EVENT } from './restartDemo.ts';
import { useLiveDemos } from './useLiveDemos.tsx';
import { useUnhurried } from './useUnhurried.ts';
import { tellStage, watchStages } from './watchStages.ts';

/** `round` tells a demo that was started anew from the one before. */
type PageDemo = LoadedDemo & { pathname: string; round: number };

const InView = createContext<readonly PageDemo[]>([]);

/**
 * Brings the demos of a page to life, each when it comes near the window, inside the stage its page reserves. Their theme stays from
 * page to page: its style sheets, leaving, would make the browser lay out all of the next page anew.
 * @param pathname null: the page has no demos
 */
export function DemoHost({ pathname }: { pathname: string | null }) {
  const [loaded, setLoaded] = useState<readonly PageDemo[]>([]);
  const [Theme, setTheme] = useState<ComponentType<{ children: ReactNode }>>(Fragment);
  const drawn = useUnhurried(loaded);

  // Drawing once more before the paint makes React finish with the demos that left: they would measure stages that are gone.
  const [, settle] = useState(pathname);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- that second drawing is what it is for
  useLayoutEffect(() => settle(pathname), [pathname]);

  useEffect(() => {
    if (pathname === null) {
      return;
    }
    let gone = false;
    let round = 0;
    let stop = () => {};
    const onNear = (name: string, stage: HTMLElement) => {
      void loadDemo(pathname, name, stage).then(({ Theme: ItsTheme, ...demo }) => {
        if (gone) {
          return;
        }
        if (ItsTheme) {
          setTheme(() => ItsTheme);
        }
        round += 1;
        const started = { ...demo, pathname, round };
        setLoaded((before) => [...before.filter((other) => other.name !== name), started]);
      });
    };
    const restart = ({ target }: Event) => {
      const demo = target instanceof Element ? target.closest('.demo[data-demo]') : null;
      if (demo) {
        tellStage(demo, onNear);
      }
    };
    const callOff = afterPaint(() => {
      nameEvents(document);
      stop = watchStages(document, onNear, linkedDemo().demo);
    });
    document.addEventListener(RESTART_EVENT, restart);
    return () => {
      gone = true;
      document.removeEventListener(RESTART_EVENT, restart);
      callOff();
      stop();
      setLoaded([]); // a visitor who comes back finds other stages
    };
  }, [pathname]);

  // Kept from one drawing to the next, so that the theme itself is drawn once.
  const themed = useMemo(
    () => (
      <Theme>
        <Portals />
      </Theme>
    ),
    [Theme],
  );
  const inView = useMemo(
    () => drawn.filter((demo) => demo.pathname === pathname),
    [drawn, pathname],
  );
  const live = useLiveDemos(pathname);
  return (
    <>
      <InView value={inView}>{themed}</InView>
      {live}
    </>
  );
}

function Portals() {
  return use(InView).map(({ pathname, name, round, stage, Demo }) =>
    createPortal(
      <>
        <NoteTaken stage={stage} />
        <DemoBoundary name={name}>
          <Demo />
        </DemoBoundary>
      </>,
      stage,
      `${pathname} ${name} ${round}`,
    ),
  );
}

/** Takes the note of a stage away when its demo is there, before the demo measures its room. */
function NoteTaken({ stage }: { stage: Element }) {
  useLayoutEffect(() => stage.querySelector(':scope > .stage-wait')?.remove(), [stage]);
  return null;
}
