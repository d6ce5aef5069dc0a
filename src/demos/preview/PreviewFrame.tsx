import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { DRAWN_EVENT } from './frameEvents.ts';

type Props = {
  address: string;
  title: string;
  /** Loaded when it comes near the window. */
  isLazy?: boolean;
  /** It loads behind what is shown. */
  isWaiting?: boolean;
  style?: CSSProperties;
  onDrawn?: (address: string) => void;
};

/** A demo in a window of its own, which is to be seen as soon as the demo stands in it. */
export function PreviewFrame({ address, title, isLazy, isWaiting, style, onDrawn }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const { current } = frame;
    const tell = () => {
      setDrawn(true);
      onDrawn?.(address);
    };
    current?.addEventListener(DRAWN_EVENT, tell);
    return () => current?.removeEventListener(DRAWN_EVENT, tell);
  }, [address, onDrawn]);

  return (
    <iframe
      ref={frame}
      className="preview-frame"
      src={address}
      title={title}
      style={style}
      inert={isWaiting}
      data-waiting={isWaiting || !isDrawn || undefined}
      loading={isLazy ? 'lazy' : 'eager'}
    />
  );
}
