import { useEffect, useReducer, useRef } from 'react';
import { sandboxModules } from '#src/generated/sandboxModules.js';
import { SiteThemeProvider } from '#src/site/theme/SiteThemeProvider.tsx';
import { ThemeStateProvider } from '#src/site/theme/ThemeStateProvider.tsx';
import { closeRealm } from './closeRealm.ts';
import { FollowLook } from './FollowLook.tsx';
import { createRunLimit } from './runLimit.ts';
import { LiveBoundary } from './LiveBoundary.tsx';
import { failureOf, LiveError } from './liveError.ts';
import { NO_VIEWS, nextViews, type View } from './liveViews.ts';
import { loadLiveDemo } from './loadLiveDemo.ts';
import type { LiveFiles } from './sandboxMessages.ts';
import { hearPage, tellPage } from './talkToPage.ts';

/** The frame looks like the stage it stands on. */
const AS_STAGE = 'html { scrollbar-gutter: auto } body { background: var(--sunk) }';

/** What runs in the frame: it draws each edit it is sent, and keeps what it drew last when an edit cannot be drawn. */
export function Sandbox() {
  const [{ last, good }, show] = useReducer(nextViews, NO_VIEWS);
  const root = useRef<HTMLDivElement>(null);
  const running = useRef({ round: 0, entry: '' });

  useEffect(() => {
    const checkRun = createRunLimit();
    const fail = (round: number, entry: string, error: unknown) => {
      tellPage({ kind: 'failed', round, failure: failureOf(error, entry) });
    };
    const run = async (round: number, files: LiveFiles) => {
      running.current = { round, entry: files.entry };
      try {
        const [open] = closeRealm(window);
        if (open !== undefined) {
          throw new LiveError('open', open);
        }
        const Demo = await loadLiveDemo(files, sandboxModules, checkRun);
        if (running.current.round === round) {
          show({ kind: 'run', view: { round, entry: files.entry, Demo } });
        }
      } catch (error) {
        fail(round, files.entry, error);
      }
    };
    const stopHearing = hearPage((message) => {
      if (message.kind === 'ping') {
        tellPage({ kind: 'pong' });
      } else if (message.kind === 'run') {
        void run(message.round, message.files);
      }
    });
    /** What handlers and timers throw reaches no boundary. A browser also tells of trouble of its own, which has no error. */
    const onStray = (error: unknown) => {
      if (error !== undefined && error !== null) {
        fail(running.current.round, running.current.entry, error);
      }
    };
    const onError = (event: ErrorEvent) => onStray(event.error);
    const onRejection = (event: PromiseRejectionEvent) => onStray(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      stopHearing();
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);

  useEffect(() => {
    const drawn = root.current;
    if (!drawn) {
      return;
    }
    const observer = new ResizeObserver(() =>
      tellPage({ kind: 'height', height: drawn.getBoundingClientRect().height }),
    );
    observer.observe(drawn);
    tellPage({ kind: 'ready' });
    return () => observer.disconnect();
  }, []);

  /** Whatever view broke, it is news of the edit that was run last. */
  const onBroken = ({ round, entry }: View) => {
    return (error: unknown) => {
      show({ kind: 'broken', round });
      tellPage({ kind: 'failed', round: last?.round ?? round, failure: failureOf(error, entry) });
    };
  };
  return (
    <ThemeStateProvider>
      <FollowLook />
      <style>{AS_STAGE}</style>
      <SiteThemeProvider>
        <div ref={root} className="sandbox-root">
          {last && (
            <LiveBoundary
              key={last.round}
              onError={onBroken(last)}
              instead={
                good && (
                  <LiveBoundary key={good.round} onError={onBroken(good)} instead={null}>
                    <good.Demo />
                  </LiveBoundary>
                )
              }
            >
              <last.Demo />
              <Drawn key={last.round} round={last.round} />
            </LiveBoundary>
          )}
        </div>
      </SiteThemeProvider>
    </ThemeStateProvider>
  );
}

/** Tells that everything beside it was drawn. */
function Drawn({ round }: { round: number }) {
  useEffect(() => tellPage({ kind: 'drawn', round }), [round]);
  return null;
}
