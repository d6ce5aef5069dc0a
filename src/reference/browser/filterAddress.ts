/** What the filter of some rows is set to; `use` names the marks of which a row needs one, with commas between. */
export type FilterSetting = Readonly<Record<(typeof PARTS)[number], string>>;

/** The parts of a setting, and how the address calls them. */
const PARTS = ['text', 'only', 'use'] as const;
const KEYS = { text: 'filter', only: 'only', use: 'use' } as const;

/**
 * What an address sets a filter to: `?filter=row&only=pro`, and for the second filter of a page `?filter2=icon`.
 * @param place of the filter on its page, from 0
 */
export function settingIn(search: string, place: number): FilterSetting {
  const query = new URLSearchParams(search);
  const read = (part: (typeof PARTS)[number]) => query.get(keyOf(part, place)) ?? '';
  return { text: read('text'), only: read('only'), use: read('use') };
}

/** The query of an address with the setting of a filter; all that others wrote into it stays, and an empty setting leaves nothing. */
export function queryWithSetting(search: string, place: number, setting: FilterSetting): string {
  const query = new URLSearchParams(search);
  for (const part of PARTS) {
    const value = setting[part].trim();
    if (value === '') {
      query.delete(keyOf(part, place));
    } else {
      query.set(keyOf(part, place), value);
    }
  }
  const all = query.toString();
  return all === '' ? '' : `?${all}`;
}

/** Whether two settings show the same rows. */
export function isSameSetting(one: FilterSetting, other: FilterSetting): boolean {
  return PARTS.every((part) => one[part] === other[part]);
}

/** Whether an address sets any filter of its page. */
export function setsFilter(search: string): boolean {
  return /[?&](?:filter|only|use)\d*=/.test(search);
}

function keyOf(part: (typeof PARTS)[number], place: number): string {
  return KEYS[part] + (place === 0 ? '' : String(place + 1));
}
