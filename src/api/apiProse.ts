import { general } from '#data/products.ts';
import type { Plan } from '#data/types.ts';
import { productById } from '#src/path/productById.ts';
import type { ApiRecord } from './apiRecord.ts';

const PLANS: Readonly<Record<Plan, string>> = { pro: 'Pro', premium: 'Premium' };

/** A plan as readers know it. */
export function planWord(plan: Plan): string {
  return PLANS[plan];
}

/** The lead of an API page: what it is, and how much of it there is. */
export function leadOf(record: ApiRecord): string {
  const { name, kind, product, members, slots, classes } = record;
  if (kind === 'interface') {
    return `The ${count(members.length, 'property', 'properties')} of the ${name} interface of the ${productById(product).name}, with types and defaults.`;
  }
  const parts = [
    count(members.length, 'prop', 'props'),
    ...(slots.length > 0 ? [count(slots.length, 'slot', 'slots')] : []),
    ...(classes.length > 0 ? [count(classes.length, 'CSS class', 'CSS classes')] : []),
  ];
  return `How to import the ${name} component of the ${productById(product).name}, and its ${listed(parts)}.`;
}

/** Which plan a page needs, in a sentence; empty for what is free. */
export function planNote({ plan, product, name }: ApiRecord): string {
  if (!plan) {
    return '';
  }
  const from = productById(product).packages[plan] ?? '';
  return `${name} belongs to the ${PLANS[plan]} plan: install ${from} and set a licence key.`;
}

/** Why a page speaks of another version than the site; empty where it does not. */
export function versionNote({ version, package: read }: ApiRecord): string {
  return version === general.version
    ? ''
    : `This site describes ${general.version}. ${read} is installed here as ${version}, so this page was read from that; a member marked ${version} is not in ${general.version}.`;
}

/** `3 slots` */
export function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

/** `a`, `a and b`, `a, b and c` */
function listed(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
