import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { useThemeState } from '#src/site/theme/ThemeStateProvider.tsx';
import { followHeight } from './followHeight.ts';
import { COMING, nextStage, type LiveStageState } from './liveStageState.ts';
import { readFromFrame, type LiveFiles, type ToFrame } from '#src/demos/sandbox/sandboxMessages.ts';
import { watchSilence } from './watchSilence.ts';

/** A frame that says nothing for so long after it was asked for did not arrive, in ms. */
const LOST_AFTER_MS = 30_000;

/** Runs a demo's files in a frame: sends each edit and the look of the page, and takes away a frame that does not answer. */
export function useSandbox(files: LiveFiles): {
  frame: RefObject<HTMLIFrameElement | null>;
  state: LiveStageState;
  runAgain: () => void;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, tell] = useReducer(nextStage, COMING);
  const { paletteMode: mode, direction, dense } = useThemeState();
  const round = useRef(0);
  const follower = useRef<ReturnType<typeof followHeight>>(null);
  const isReady = state.frame === 'ready';
  const { attempt } = state;

  const send = useCallback((message: ToFrame) => {
    // The frame has no origin that could be named; it is ours, and what it is told is the visitor's own text.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, []);

  useEffect(() => {
    let watch: ReturnType<typeof watchSilence> | undefined;
    const lost = setTimeout(() => tell({ kind: 'lost' }), LOST_AFTER_MS);
    const heights = followHeight((height) => tell({ kind: 'height', height }));
    follower.current = heights;
    const hear = ({ source, data }: MessageEvent) => {
      const message =
        source !== null && source === frame.current?.contentWindow
          ? readFromFrame(data)
          : undefined;
      if (!message) {
        return;
      }
      if (message.kind === 'ready') {
        clearTimeout(lost);
        watch?.stop();
        watch = watchSilence(
          () => send({ kind: 'ping' }),
          () => tell({ kind: 'silent' }),
        );
      }
      watch?.answered();
      if (message.kind === 'height') {
        heights.said(message.height);
      } else {
        tell(message);
      }
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(lost);
      watch?.stop();
      heights.stop();
      window.removeEventListener('message', hear);
    };
  }, [attempt, send]);

  useEffect(() => {
    if (isReady) {
      send({ kind: 'look', look: { mode, direction, dense } });
    }
  }, [isReady, mode, direction, dense, send]);

  useEffect(() => {
    if (isReady) {
      round.current += 1;
      tell({ kind: 'sent' });
      follower.current?.ran();
      send({ kind: 'run', round: round.current, files });
    }
  }, [isReady, files, send]);

  return { frame, state, runAgain: () => tell({ kind: 'again' }) };
}
