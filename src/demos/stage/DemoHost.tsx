import {
  createContext,
  Fragment,
  memo,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import type { CodeStyling } from '#src/visitor/preferences/codePreference.ts';
import { codePreference, linkedDemo } from '#src/visitor/preferences/codePreferenceState.ts';
import { afterPaint } from '#src/site/timing/quietMoments.ts';
import { on } from '#src/site/timing/on.ts';
import { hear, PREFERENCE_EVENT, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { demosToRestyle } from './demosToRestyle.ts';
import { loadDemo, type LoadedDemo } from './loadDemo.ts';
import { nameEvents } from './nameEvents.ts';
import { clearParkedDemos } from './DemoParking.tsx';
import { useInTurn } from './useInTurn.ts';
import { useLiveDemos } from './useLiveDemos.tsx';
import { tellStage, watchStages } from './watchStages.ts';
import { ANY_DEMO, WAITING } from '#src/demos/model/demoElement.ts';

/** `round` tells a demo that was started anew from the one before. */
type PageDemo = LoadedDemo & { pathname: string; round: number };

/** What was drawn of the page before the one named. */
type Left = { pathname: string | null; demos: readonly PageDemo[] };

let rounds = 0;

const InView = createContext<readonly PageDemo[]>([]);

/**
 * Brings the demos of a page to life, each when it comes near the window, inside the stage its page reserves. Their theme stays from
 * page to page: its style sheets, leaving, would make the browser lay out all of the next page anew.
 * @param pathname null: the page has no demos
 */
export function DemoHost({ pathname }: { pathname: string | null }) {
  const [loaded, setLoaded] = useState<readonly PageDemo[]>([]);
  const [Theme, setTheme] = useState<ComponentType<{ children: ReactNode }>>(Fragment);
  const drawn = useInTurn(loaded);

  // The demos of the page before stay until this page is painted, where `parkDemos` put them.
  const [left, setLeft] = useState<Left>({ pathname, demos: [] });
  if (left.pathname !== pathname) {
    setLeft({ pathname, demos: drawn });
  }
  useEffect(() => {
    if (left.demos.length > 0) {
      return afterPaint(() => startTransition(() => setLeft({ pathname, demos: [] })));
    }
    clearParkedDemos();
  }, [left, pathname]);

  useEffect(() => {
    if (pathname === null) {
      return;
    }
    let gone = false;
    const asked = new Map<string, CodeStyling>();
    let stop = () => {};
    const onNear = (name: string, stage: HTMLElement) => {
      asked.set(name, codePreference().styling);
      void loadDemo(pathname, name, stage).then(({ Theme: ItsTheme, ...demo }) => {
        if (gone || demo.styling !== asked.get(name)) {
          return;
        }
        if (ItsTheme) {
          setTheme(() => ItsTheme);
        }
        rounds += 1;
        const started = { ...demo, pathname, round: rounds };
        setLoaded((before) => [...before.filter((other) => other.name !== name), started]);
      });
    };
    const restyle = () => {
      demosToRestyle(codePreference().styling, asked).forEach((demo) => tellStage(demo, onNear));
    };
    const callOff = afterPaint(() => {
      nameEvents(document);
      restyle();
      stop = watchStages(document, onNear, linkedDemo().demo);
    });
    const stopRestarts = on(document, [RESTART_EVENT], ANY_DEMO, (demo) => tellStage(demo, onNear));
    const stopRestyling = hear(document, PREFERENCE_EVENT, restyle);
    return () => {
      gone = true;
      stopRestarts();
      stopRestyling();
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
    () => [
      ...left.demos,
      ...drawn.filter((demo) => demo.pathname === pathname && !left.demos.includes(demo)),
    ],
    [drawn, left, pathname],
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
  return use(InView).map((demo) => (
    <DemoPortal key={`${demo.pathname} ${demo.name} ${demo.round}`} demo={demo} />
  ));
}

/** Drawn once: a demo that comes or goes is no reason to draw the others again. */
const DemoPortal = memo(function DemoPortal({ demo: { name, stage, Demo } }: { demo: PageDemo }) {
  return createPortal(
    <>
      <NoteTaken stage={stage} />
      <DemoBoundary name={name}>
        <Demo />
      </DemoBoundary>
    </>,
    stage,
  );
});

/** Takes the note of a stage away when its demo is there, before the demo measures its room. */
function NoteTaken({ stage }: { stage: Element }) {
  useLayoutEffect(() => stage.querySelector(`:scope > .${WAITING}`)?.remove(), [stage]);
  return null;
}
