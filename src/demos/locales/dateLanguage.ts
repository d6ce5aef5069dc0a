/** Theme options by which every LocalizationProvider writes dates in a language that its date library has loaded. */
export function dateLanguage(adapterLocale: string): object {
  return { components: { MuiLocalizationProvider: { defaultProps: { adapterLocale } } } };
}
