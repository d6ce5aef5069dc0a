import { useCallback, useEffect, useReducer, useRef, type CSSProperties } from 'react';
import { nextFit, NO_FIT, scaleOf } from './fit.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

type Props = { address: string; title: string };

/** A demo in a frame that is drawn smaller until all of it is in its room. On a phone the room is as high as the demo. */
export function FittedFrame({ address, title }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, tell] = useReducer(nextFit, NO_FIT);
  const { room } = fit;
  const scale = scaleOf(fit);

  useEffect(() => {
    const { current } = box;
    if (!current) {
      return;
    }
    const observer = new ResizeObserver(() =>
      tell({ kind: 'room', width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const onHeight = useCallback((height: number) => tell({ kind: 'height', height }), []);

  return (
    <div
      ref={box}
      className="preview-fitted"
      style={fit.height > 0 ? ({ '--tall': `${fit.height}px` } as CSSProperties) : undefined}
    >
      <PreviewFrame
        address={address}
        title={title}
        isLazy
        style={
          scale < 1
            ? {
                width: room.width / scale,
                height: room.height / scale,
                transform: `scale(${scale})`,
              }
            : undefined
        }
        onHeight={onHeight}
      />
    </div>
  );
}
