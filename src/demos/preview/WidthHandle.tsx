import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { LEAST_WIDTH, limitWidth } from './preview.ts';
import { resizeByKey } from './resizeByKey.ts';

/** As wide as the style sheet makes it, in px. */
const HANDLE_WIDTH = 24;

type Props = {
  stage: HTMLElement;
  label: string;
  /** In px; undefined: all the room there is. */
  width: number | undefined;
  onResize: (width: number | undefined) => void;
};

/** The edge by which the width of a demo is drawn, or moved with the arrow keys (ARIA slider pattern). */
export function WidthHandle({ stage, label, width, onResize }: Props) {
  const translate = useTranslate();
  const room = useRoom(stage);
  const start = useRef<{ x: number; width: number }>(null);
  const shown = width ?? room;

  const resize = (next: number) => {
    const limited = limitWidth(next);
    onResize(limited >= room && next >= shown && shown <= room ? undefined : limited);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = resizeByKey(event, shown, room, isTurned(event.currentTarget));
    if (next !== undefined) {
      event.preventDefault();
      resize(next);
    }
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // The pointer stays with the handle, also over the frame.
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: shown };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current) {
      const way = event.clientX - start.current.x;
      resize(start.current.width + (isTurned(event.currentTarget) ? -way : way));
    }
  };
  const onPointerUp = () => {
    start.current = null;
  };

  return (
    <div
      className="preview-handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={Math.max(room, shown)}
      aria-valuenow={shown}
      aria-valuetext={translate('demo.preview.px', { width: shown })}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <span>{translate('demo.preview.px', { width: shown })}</span>
    </div>
  );
}

/** The width a demo can have on its stage without being scrolled, in px. */
function useRoom(stage: HTMLElement): number {
  const [room, setRoom] = useState(() => stage.clientWidth - HANDLE_WIDTH);
  useEffect(() => {
    const observer = new ResizeObserver(() => setRoom(stage.clientWidth - HANDLE_WIDTH));
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

function isTurned(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
