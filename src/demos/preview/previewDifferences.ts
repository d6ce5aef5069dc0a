import { previewParameters, type Preview } from './preview.ts';
import type { LateTranslate } from '#src/site/texts/lateTexts.ts';
import { ownName, previewChoices } from './previewChoices.ts';

/** In what a demo differs from the site, in the words of its panel. -> `['Dark', 'Right to left', '500 px']` */
export function previewDifferences(
  preview: Preview,
  pathname: string,
  translate: LateTranslate,
): readonly string[] {
  const traits = previewChoices(pathname, translate);
  return [...new URLSearchParams(previewParameters(preview))].map(([name, value]) => {
    const trait = traits.find((each) => each.name === name);
    const choice = trait?.choices.find((each) => each.value === value);
    // A width may be drawn by hand, and a link may name a language that this page does not offer.
    const other = () =>
      name === 'width' ? translate('demo.preview.px', { width: value }) : ownName(value);
    return choice?.text ?? other();
  });
}
