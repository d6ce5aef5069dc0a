import { useEffect } from 'react';
import { demoPreviewCss } from '#src/generated/demoPreviewStyles.ts';
import { demoMenuCss } from '#src/generated/demoMenuStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { useCodePreference } from '#src/visitor/preferences/useCodePreference.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { frameAddress, type Bareness, type DemoPlace } from './aloneAddress.ts';
import { demoLink } from '#src/demos/model/demoAddresses.ts';
import { DrawnDemo } from './DrawnDemo.tsx';
import { handEscapeOn } from './frameEvents.ts';
import { previewParameters, type Preview } from './preview.ts';

export type StandaloneDemoProps = {
  place: DemoPlace;
  preview: Preview;
  /** In a frame of its own page: without the way back. */
  bareness: Bareness | undefined;
};

/** One demo in the visitor's mode or the one its address names, with the way back to its page. */
export function StandaloneDemo({ place, preview, bareness }: StandaloneDemoProps) {
  const translate = useTranslate();
  useLateStyle('demo-menu', demoMenuCss);
  useLateStyle('demo-preview', demoPreviewCss);
  const { variant, styling } = useCodePreference();
  const { pathname, name } = place;
  const isBare = bareness !== undefined;

  useEffect(() => (isBare ? handEscapeOn() : undefined), [isBare]);

  return (
    <>
      {!isBare && (
        <a href={`${pathname}/${demoLink(name, variant, styling, previewParameters(preview))}`}>
          {translate('demo.backToPage')}
        </a>
      )}
      {preview.width === undefined || isBare ? (
        <DrawnDemo place={place} preview={preview} />
      ) : (
        // Only a frame has a width of its own for media queries.
        <iframe
          className="alone-frame"
          title={name}
          src={frameAddress(place, preview)}
          style={{ width: preview.width }}
        />
      )}
    </>
  );
}
