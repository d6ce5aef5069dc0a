/** A language of the shell: its code, its own name. English is built in; another one is a dictionary in `translations/`. */
export type Language = { code: string; name: string };

/** The languages a visitor can choose from. */
export const languages: readonly Language[] = [{ code: 'en', name: 'English' }];
