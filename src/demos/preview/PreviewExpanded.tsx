import { CODE } from '#src/site/code/codeElement.ts';
import { useState, type CSSProperties } from 'react';
import { copyText } from '#src/site/code/copyCode.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { aloneAddress, frameAddress, type DemoPlace } from './aloneAddress.ts';
import { previewParameters, type Preview } from './preview.ts';
import { PreviewChoices } from './PreviewChoices.tsx';
import { PreviewView } from './PreviewView.tsx';
import { useFrames } from './useFrames.ts';
import { demoCopyAttributes, EDIT, ownCodeOf, stageOf } from '#src/demos/model/demoElement.ts';

type Props = {
  /** The demo on its page. */
  demo: HTMLElement | null;
  place: DemoPlace;
  preview: Preview;
  /** What a frame has to be told of the site. */
  asSite: Preview;
  onChange: (preview: Preview) => void;
};

/** One demo as wide as the window, below what can be chosen of it and above its code. */
export function PreviewExpanded({ demo, place, preview, asSite, onChange }: Props) {
  const translate = useTranslate();
  const frames = useFrames(frameAddress(place, { ...asSite, ...preview }));
  const [height, setHeight] = useState(() => stageOf(demo)?.clientHeight ?? 0);
  const [code] = useState(() => shownCode(demo));
  const address = aloneAddress(place, preview);
  const room = { '--tall': `${height}px`, maxWidth: preview.width } as CSSProperties;

  return (
    <>
      <div className="preview-bar">
        <PreviewChoices pathname={place.pathname} preview={preview} onChange={onChange} />
        <div className="preview-actions">
          <a className="pill" href={address} target="_blank" rel="noopener">
            {translate('demo.openAlone')}
          </a>
          <button
            type="button"
            className="pill"
            onClick={({ currentTarget }) =>
              void copyText(currentTarget, new URL(address, location.href).href)
            }
          >
            {translate('demo.preview.copyAddress')}
          </button>
          <button
            type="button"
            className="pill"
            aria-disabled={previewParameters(preview) === ''}
            onClick={() => onChange({})}
          >
            {translate('demo.preview.reset')}
          </button>
        </div>
      </div>
      <div className="preview-room" style={room}>
        <PreviewView name={place.name} frames={frames} onHeight={setHeight} />
      </div>
      {code === undefined ? (
        <p className="preview-edited">{translate('demo.preview.edited')}</p>
      ) : (
        <div className={CODE}>
          <pre
            role="group"
            // It scrolls, so it takes the focus, as other code does.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={translate('demo.preview.code', { demo: place.name })}
          >
            {/* As the build has highlighted it. */}
            <code dangerouslySetInnerHTML={{ __html: code }} />
          </pre>
          <button type="button" className="copy" {...demoCopyAttributes(place.name)}>
            {translate('copy')}
          </button>
        </div>
      )}
    </>
  );
}

/** The code that the page shows of a demo; while it is edited there, the frame shows another one. */
function shownCode(demo: HTMLElement | null): string | undefined {
  return demo?.hasAttribute(EDIT)
    ? undefined
    : (ownCodeOf(demo)?.firstElementChild?.innerHTML ?? '');
}
