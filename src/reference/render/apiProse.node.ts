import { site } from '#data/site/site.ts';
import { currentMajor, general } from '#data/products.ts';
import type { Plan } from '#data/types.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { productById } from '#src/site/path/productById.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import type { KeyBelow, Values } from '#src/site/texts/translate.ts';

const LIST = new Intl.ListFormat(site.language);

/** What rows and parts are called; the key of their word. */
export type Counted =
  | 'prop'
  | 'property'
  | 'slot'
  | 'cssClass'
  | 'class'
  | 'event'
  | 'selector'
  | 'method'
  | 'page'
  | 'member'
  | 'demo'
  | 'change';

/** The major that this site documents: `8` */
export const MAJOR = String(currentMajor);

/** A plan as readers know it. */
export function planWord(plan: Plan): string {
  return buildText(`plans.${plan}`);
}

/** The lead of an API page: what it is, and how much of it there is. */
export function leadOf(record: ApiRecord): string {
  const { name, kind, members, slots, classes } = record;
  const product = productById(record.product).name;
  if (kind === 'interface') {
    return apiText('interfaceLead', { name, product, count: count(members.length, 'property') });
  }
  const parts = [
    count(members.length, 'prop'),
    ...(slots.length > 0 ? [count(slots.length, 'slot')] : []),
    ...(classes.length > 0 ? [count(classes.length, 'cssClass')] : []),
  ];
  return apiText('componentLead', { name, product, parts: LIST.format(parts) });
}

/** Which plan a page needs, in a sentence; empty for what is free. */
export function planNote({ plan, product, name }: ApiRecord): string {
  if (!plan) {
    return '';
  }
  const from = productById(product).packages[plan] ?? '';
  return apiText('planNote', { name, plan: planWord(plan), package: from });
}

/** Why a page speaks of another version than the site; empty where it does not. */
export function versionNote({ version, package: read }: ApiRecord): string {
  return version === general.version
    ? ''
    : apiText('versionNote', { version: general.version, package: read, installed: version });
}

/** `3 slots` */
export function count(number: number, what: Counted): string {
  return apiText('count', { count: number, what: word(what, number) });
}

/** `slot` for one, `slots` for any other number */
export function word(what: Counted, number: number): string {
  return apiText(`words.${what}`, { count: number });
}

type ApiKey = KeyBelow<'api-docs'>;

/** A text of the API reference from the dictionary. */
export function apiText(key: ApiKey, values?: Values): string {
  return buildText(`api-docs.${key}`, values);
}
