import { readToFrame, type FromFrame, type ToFrame } from './sandboxMessages.ts';

/** Tells the page around this frame something. Its origin is not known here; who may be around, the policy says. */
export function tellPage(message: FromFrame): void {
  window.parent.postMessage(message, '*');
}

/** Hears what the page around says; nobody else is heard, and a frame that is opened by itself hears nobody. Returns how to stop. */
export function hearPage(onMessage: (message: ToFrame) => void): () => void {
  const hear = ({ source, data }: MessageEvent) => {
    const message =
      source === window.parent && window.parent !== window ? readToFrame(data) : undefined;
    if (message) {
      onMessage(message);
    }
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
