import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { DRAWN_EVENT, hear, HEIGHT_EVENT } from '#src/site/timing/pageEvents.ts';

type Props = {
  address: string;
  title: string;
  /** Loaded when it comes near the window. */
  isLazy?: boolean;
  /** It loads behind what is shown. */
  isWaiting?: boolean;
  style?: CSSProperties | undefined;
  onDrawn?: (address: string) => void;
  /** Told how high all of the demo is, in px. */
  onHeight?: ((height: number) => void) | undefined;
};

/** A demo in a window of its own, which is to be seen as soon as the demo stands in it. */
export function PreviewFrame(props: Props) {
  const { address, title, isLazy, isWaiting, style, onDrawn, onHeight } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (!current) {
      return;
    }
    const stops = [
      hear(current, DRAWN_EVENT, () => {
        setDrawn(true);
        onDrawn?.(address);
      }),
      hear(current, HEIGHT_EVENT, (height) => onHeight?.(height)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [address, onDrawn, onHeight]);

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
