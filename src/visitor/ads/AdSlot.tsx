import { useRef, useState } from 'react';
import { adSlotCss } from '#src/generated/adSlotStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { AdCreative } from './AdCreative.tsx';
import { clickAttributes, labelOf } from './adEvents.ts';
import { useAdConfig } from './AdProvider.tsx';
import { drawAppeal, pickAd } from './draws.ts';
import { NetworkAd } from './NetworkAd.tsx';
import { adKindOf } from './slotState.ts';
import { useDisplay } from './useDisplay.ts';
import { useSlotState } from './useSlotState.ts';

/** The slot: waits for the network's ad, shows an own one where there is none, and tells what was seen. A crash leaves nothing of it. */
export function AdSlot() {
  const { ads, shape, random, report } = useAdConfig();
  const slot = useRef<HTMLDivElement>(null);
  const [{ appeals, ownAd }] = useState(() => ({
    appeals: drawAppeal(random),
    ownAd: pickAd(ads, random),
  }));
  const [isBroken, setBroken] = useState(false);
  const translate = useTranslate();
  useLateStyle('ad-slot', adSlotCss);
  const state = useSlotState(slot, isBroken);
  const kind = adKindOf(state, appeals);
  const label = kind && labelOf(kind, shape);
  useDisplay(isBroken ? null : label);

  if (state === 'hidden' || isBroken) {
    return null;
  }
  const onCrash = () => {
    report({ name: 'ad', eventAction: 'crash', eventLabel: label ?? 'null' });
    setBroken(true);
  };
  const showsOwn = kind !== null && kind !== 'carbon';
  return (
    <div
      ref={slot}
      className="ad-slot"
      role="group"
      aria-label={translate('ads.label')}
      data-state={state}
      {...(label && clickAttributes(label))}
    >
      <AdBoundary onCrash={onCrash}>
        {state !== 'own' && state !== 'fallback' && <NetworkAd isHidden={showsOwn} />}
        {kind === 'in-house-adblock' && <Appeal />}
        {showsOwn && kind !== 'in-house-adblock' && ownAd && (
          <AdCreative ad={ownAd} shape={shape} rel="noopener sponsored" />
        )}
      </AdBoundary>
    </div>
  );
}

/** Asks those who block ads to let them through here. */
function Appeal() {
  const translate = useTranslate();
  return (
    <p className="ad-appeal">
      <b>{translate('ads.appealTitle')}</b> {translate('ads.appeal')}
    </p>
  );
}
