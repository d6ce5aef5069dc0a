import type { Ad } from '#data/types.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { clickAttributes, type AdShape } from './adEvents.ts';

type Props = { ad: Ad; shape: AdShape; rel: string };

/** What an ad shows: one link in a tab of its own, with a picture or with a badge, and who published it. */
export function AdCreative({ ad, shape, rel }: Props) {
  const translate = useTranslate();
  return (
    <div className={`ad-${shape}`}>
      <a
        href={ad.link}
        target="_blank"
        rel={rel}
        data-badge={translate('ads.badge')}
        data-call={translate('ads.call')}
        {...clickAttributes(ad.label)}
      >
        {shape === 'image' && ad.img !== undefined && (
          // An optimised image needs a server; these are drawn, or come from elsewhere.
          // eslint-disable-next-line @next/next/no-img-element
          <img src={ad.img} alt="" width={130} height={100} decoding="async" />
        )}
        <b>{ad.name}</b>
        {ad.description !== '' && ` – ${ad.description}`}
      </a>
      <small>{translate('ads.publisher', { name: ad.poweredby })}</small>
    </div>
  );
}
