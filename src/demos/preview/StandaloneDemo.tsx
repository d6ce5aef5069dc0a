import { useEffect, useState } from 'react';
import { demoPreviewCss } from '#src/generated/demoPreviewStyles.ts';
import { demoMenuCss } from '#src/generated/demoMenuStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { useCodePreference } from '#src/visitor/preferences/useCodePreference.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { replaceQuery } from '#src/site/path/replaceQuery.ts';
import { applyMode, chosenMode, effectiveMode } from '#src/site/theme/colourMode.ts';
import { aloneAddress, frameAddress, type Bareness, type DemoPlace } from './aloneAddress.ts';
import { AloneCode } from './AloneCode.tsx';
import { demoLink } from '#src/demos/model/demoAddresses.ts';
import { DrawnDemo } from './DrawnDemo.tsx';
import { handEscapeOn } from './frameEvents.ts';
import { previewParameters, type Preview } from './preview.ts';
import { PreviewChoices } from './PreviewChoices.tsx';

export type StandaloneDemoProps = {
  place: DemoPlace;
  preview: Preview;
  /** In a frame of its own page: nothing but the demo. */
  bareness: Bareness | undefined;
};

/** One demo in the visitor's mode or the one its address names, below the way back and what can be chosen of it, above its code. */
export function StandaloneDemo({ place, preview, bareness }: StandaloneDemoProps) {
  useLateStyle('demo-menu', demoMenuCss);
  useLateStyle('demo-preview', demoPreviewCss);
  const isBare = bareness !== undefined;
  useEffect(() => (isBare ? handEscapeOn() : undefined), [isBare]);
  return isBare ? (
    <DrawnDemo place={place} preview={preview} />
  ) : (
    <ChosenDemo place={place} given={preview} />
  );
}

function ChosenDemo({ place, given }: { place: DemoPlace; given: Preview }) {
  const translate = useTranslate();
  const { variant, styling } = useCodePreference();
  const [preview, setPreview] = useState(given);
  const { pathname, name } = place;
  const parameters = previewParameters(preview);

  const choose = (chosen: Preview) => {
    replaceQuery(new URL(aloneAddress(place, chosen), location.href).search);
    applyMode(effectiveMode(chosenMode())); // which the address has a say in
    setPreview(chosen);
  };
  return (
    <>
      <div className="preview-bar">
        <a href={`${pathname}/${demoLink(name, variant, styling, parameters)}`}>
          {translate('demo.backToPage')}
        </a>
        <PreviewChoices pathname={pathname} preview={preview} onChange={choose} />
      </div>
      {preview.width === undefined ? (
        // Drawn anew in each mode, so that a theme which stores the mode of the site never hears of one that only this window has.
        <DrawnDemo key={parameters} place={place} preview={preview} />
      ) : (
        // Only a frame has a width of its own for media queries.
        <iframe
          className="alone-frame"
          title={name}
          src={frameAddress(place, preview)}
          style={{ width: preview.width }}
        />
      )}
      <AloneCode place={place} variant={variant} styling={styling} />
    </>
  );
}
