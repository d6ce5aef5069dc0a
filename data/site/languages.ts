/** A language of the shell: its code, its own name. English is built in; another one is a dictionary in `translations/`. */
export type Language = { code: string; name: string };

/** The languages this site can be exported in; each but English has its `translations/translations-<code>.json`. */
export const LANGUAGES: readonly Language[] = [{ code: 'en', name: 'English' }];
