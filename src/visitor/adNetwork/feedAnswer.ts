import type { Ad } from '#data/types.ts';
import { httpsAddress, isAtHost, pixelAddresses, harmlessText } from './harmless.ts';

/** An ad of the feed with the addresses that its network wants asked for when it is shown. */
export type FeedAd = Ad & { impressions: readonly string[] };

/** `empty`: no entry to show, the next answer may have one. `refused`: not what a feed answers, or nothing but bad entries. */
export type FeedAnswer = { kind: 'ad'; ad: FeedAd } | { kind: 'empty' | 'refused' };

const PUBLISHER = 'Carbon';
const LABEL = 'carbon-demo-inline';
const LONGEST_NAME = 40;
const LONGEST_DESCRIPTION = 140;
const TIMESTAMP = /^\d{1,20}$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what the feed answered. Of its entries those with a `statlink` count, and the first that is good throughout is taken: texts
 * are texts, addresses https.
 * @param imageHosts pictures and impressions of other hosts are left out
 */
export function readFeedAnswer(answer: unknown, imageHosts: readonly string[]): FeedAnswer {
  const entries = isFields(answer) && Object.hasOwn(answer, 'ads') ? answer.ads : undefined;
  if (!Array.isArray(entries)) {
    return { kind: 'refused' };
  }
  const offered = entries.filter((entry: unknown) => isFields(entry) && own(entry, 'statlink'));
  if (offered.length === 0) {
    return { kind: 'empty' };
  }
  for (const entry of offered) {
    const ad = readEntry(entry as Fields, imageHosts);
    if (ad) {
      return { kind: 'ad', ad };
    }
  }
  return { kind: 'refused' };
}

function readEntry(entry: Fields, imageHosts: readonly string[]): FeedAd | undefined {
  const link = readAddress(entry, 'statlink');
  const image = readAddress(entry, 'image');
  const impression = readAddress(entry, 'statimp');
  const name = readText(entry, 'company', LONGEST_NAME);
  const description = readText(entry, 'description', LONGEST_DESCRIPTION);
  const pixels = readPixels(entry);
  if (!link || [image, impression, name, description, pixels].includes(undefined)) {
    return undefined;
  }
  const mayAsk = (address: string | null | undefined) =>
    typeof address === 'string' && isAtHost(address, imageHosts);
  return {
    name: name || harmlessText(new URL(link).hostname, LONGEST_NAME),
    link,
    img: mayAsk(image) ? (image ?? undefined) : undefined,
    description: description ?? '',
    poweredby: PUBLISHER,
    label: LABEL,
    impressions: [impression, ...(pixels ?? [])].filter((each) => mayAsk(each)) as string[],
  };
}

/** Null when there is none, undefined when it is bad. */
function readAddress(entry: Fields, name: string): string | null | undefined {
  const value = own(entry, name);
  if (isMissing(value)) {
    return null;
  }
  return typeof value === 'string' ? httpsAddress(value) : undefined;
}

/** Empty when there is none, undefined when it is bad. */
function readText(entry: Fields, name: string, longest: number): string | undefined {
  const value = own(entry, name);
  if (isMissing(value)) {
    return '';
  }
  return typeof value === 'string' ? harmlessText(value, longest) : undefined;
}

/** Undefined when one of them, or the timestamp for them, is bad. */
function readPixels(entry: Fields): string[] | undefined {
  const pixel = own(entry, 'pixel');
  const timestamp = own(entry, 'timestamp');
  const time = isMissing(timestamp) ? '' : String(readTimestamp(timestamp));
  if (isMissing(pixel)) {
    return [];
  }
  const isGood = typeof pixel === 'string' && (time === '' || TIMESTAMP.test(time));
  return isGood ? pixelAddresses(pixel, time) : undefined;
}

function readTimestamp(value: unknown): unknown {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** What an object says itself: nothing is read from a prototype. */
function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
