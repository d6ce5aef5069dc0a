import type { LateTranslate } from '#src/site/texts/lateTexts.ts';
import type { KeyBelow } from '#src/site/texts/translate.ts';
import type { Preview } from './preview.ts';
import { localesOf } from '#src/demos/locales/previewLocales.ts';

/** What a visitor can choose of one trait; the first, empty value is what the site has. */
export type PreviewTrait = {
  name: keyof Preview;
  label: string;
  choices: readonly { value: string; text: string; lang?: string }[];
};

/** Widths of a phone and of a small tablet, in px. */
const WIDTHS = [360, 768];

/** The traits of a preview, in their order; a language only where the components of the page know one. */
export function previewChoices(
  pathname: string,
  translate: LateTranslate,
): readonly PreviewTrait[] {
  const site = { value: '', text: translate('demo.preview.site') };
  const settings = (values: readonly KeyBelow<'settings'>[]) => [
    site,
    ...values.map((value) => ({ value, text: translate(`settings.${value}`) })),
  ];
  const locales = localesOf(pathname).map((lang) => ({ value: lang, text: ownName(lang), lang }));
  const traits: readonly PreviewTrait[] = [
    { name: 'mode', label: translate('settings.mode'), choices: settings(['light', 'dark']) },
    { name: 'dir', label: translate('settings.direction'), choices: settings(['ltr', 'rtl']) },
    {
      name: 'density',
      label: translate('demo.preview.density'),
      choices: settings(['comfortable', 'dense']),
    },
    {
      name: 'width',
      label: translate('demo.preview.width'),
      choices: [
        { value: '', text: translate('demo.preview.full') },
        ...WIDTHS.map((width) => ({
          value: String(width),
          text: translate('demo.preview.px', { width }),
        })),
      ],
    },
    { name: 'locale', label: translate('settings.language'), choices: [site, ...locales] },
  ];
  return traits.filter(({ choices }) => choices.length > 1);
}

/** What a language is called in itself. `de` -> `Deutsch` */
export function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
