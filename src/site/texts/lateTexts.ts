import { lateDictionaries } from '#src/generated/lateTexts.ts';
import { addTexts, useTranslate, type Translate } from './I18nProvider.tsx';
import type { TextKey } from './translate.ts';

addTexts(lateDictionaries);

/** Gives every text, those that come late too. */
export type LateTranslate = Translate<TextKey>;

/** The function that gives texts to what comes late. Its own come with it, so that no page loads them with the shell. */
export const useLateTranslate = useTranslate as () => LateTranslate;
