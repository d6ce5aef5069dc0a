import { useEffect, useLayoutEffect, type CSSProperties } from 'react';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { emit, hear, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';
import { frameAddress, type DemoPlace } from './aloneAddress.ts';
import { previewParameters, type Preview } from './preview.ts';
import { previewDifferences } from './previewDifferences.ts';
import { PreviewView } from './PreviewView.tsx';
import { useFrames } from './useFrames.ts';
import { WidthHandle } from './WidthHandle.tsx';
import { DIFFERENCES, drawnOf, PREVIEW_BUTTON } from '#src/demos/model/demoElement.ts';

type Props = {
  stage: HTMLElement;
  place: DemoPlace;
  preview: Preview;
  /** What a frame has to be told of the site. */
  asSite: Preview;
  onChange: (preview: Preview) => void;
};

/**
 * What covers the stage of a demo: the demo anew in a frame, where it differs from the site, the handle of its width, and at its foot
 * in what it differs. The demo of the page stays below, so that nothing moves, and is to be seen until the other one stands.
 */
export function PreviewStage({ stage, place, preview, asSite, onChange }: Props) {
  const translate = useLateTranslate();
  const parameters = previewParameters(preview);
  const isOther = parameters !== '';
  const frames = useFrames(
    isOther ? frameAddress(place, { ...asSite, ...preview }, 'tight') : undefined,
  );
  const differs = translate('demo.preview.differs');
  const words = previewDifferences(preview, place.pathname, translate).join(', ');

  // What else belongs to the demo, such as its link, reads the preview there.
  useEffect(() => handRestartOn(stage), [stage]);
  const note = isOther ? `${differs} ${words}` : undefined;
  useEffect(() => noteOnDemo(stage, parameters, note), [stage, parameters, note]);

  const isCovered = isOther && frames.drawn !== undefined;
  useLayoutEffect(() => (isCovered ? keepOff(stage) : undefined), [stage, isCovered]);

  const { width, ...others } = preview;
  const style = width === undefined ? undefined : ({ '--width': `${width}px` } as CSSProperties);
  const leadBack = () => {
    onChange({});
    buttonOf(stage)?.focus(); // the one that was pressed goes
  };
  return (
    <div className="preview-stage" data-covers={isCovered || undefined} style={style}>
      <div className="preview-row">
        <PreviewView name={place.name} frames={frames} />
        <WidthHandle
          stage={stage}
          label={translate('demo.preview.widthOf', { demo: place.name })}
          width={width}
          onResize={(next) => onChange(next === undefined ? others : { ...others, width: next })}
        />
      </div>
      {isOther && (
        <div className="preview-differs">
          <p>
            <span>{differs}</span> {words}
          </p>
          <button type="button" onClick={leadBack}>
            {translate('demo.preview.reset')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The demo in the frame is drawn anew with the one below it. Returns how to stop. */
function handRestartOn(stage: HTMLElement): () => void {
  return hear(stage.parentElement ?? stage, RESTART_EVENT, () => {
    for (const { contentDocument } of stage.querySelectorAll('iframe')) {
      if (contentDocument) {
        emit(contentDocument, RESTART_EVENT);
      }
    }
  });
}

/** Marks a demo that differs from the site, also on the button that opens its panel. Returns how to take the marks away. */
function noteOnDemo(stage: HTMLElement, parameters: string, note: string | undefined): () => void {
  const demo = stage.parentElement;
  const button = buttonOf(stage);
  demo?.setAttribute(DIFFERENCES, parameters);
  if (note !== undefined) {
    button?.setAttribute('aria-description', note);
    button?.classList.add('differs');
  }
  return () => {
    demo?.removeAttribute(DIFFERENCES);
    button?.removeAttribute('aria-description');
    button?.classList.remove('differs');
  };
}

function buttonOf(stage: HTMLElement): HTMLElement | null {
  return stage.parentElement?.querySelector<HTMLElement>(PREVIEW_BUTTON) ?? null;
}

/** Keeps focus and readers off the demo that is covered. Returns how to let them in again. */
function keepOff(stage: HTMLElement): () => void {
  const below = drawnOf(stage);
  below?.setAttribute('inert', '');
  return () => below?.removeAttribute('inert');
}
