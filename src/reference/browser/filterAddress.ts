/** What the filter of some rows is set to. */
export type FilterSetting = { text: string; only: string };

/**
 * What an address sets a filter to: `?filter=row&only=pro`, and for the second filter of a page `?filter2=icon`.
 * @param place of the filter on its page, from 0
 */
export function settingIn(search: string, place: number): FilterSetting {
  const query = new URLSearchParams(search);
  const [text, only] = keysOf(place).map((key) => query.get(key) ?? '');
  return { text: text ?? '', only: only ?? '' };
}

/** The query of an address with the setting of a filter; all that others wrote into it stays, and an empty setting leaves nothing. */
export function queryWithSetting(
  search: string,
  place: number,
  { text, only }: FilterSetting,
): string {
  const query = new URLSearchParams(search);
  const [textKey = '', onlyKey = ''] = keysOf(place);
  for (const [key, value] of [
    [textKey, text.trim()],
    [onlyKey, only],
  ] as const) {
    if (value === '') {
      query.delete(key);
    } else {
      query.set(key, value);
    }
  }
  const all = query.toString();
  return all === '' ? '' : `?${all}`;
}

/** Whether an address sets any filter of its page. */
export function setsFilter(search: string): boolean {
  return /[?&](?:filter|only)\d*=/.test(search);
}

function keysOf(place: number): string[] {
  const number = place === 0 ? '' : String(place + 1);
  return [`filter${number}`, `only${number}`];
}
