import { editDistance } from './editDistance.ts';

const AT_MOST = 3;

/** The names that one may have meant, the nearest first: up to three that share two thirds of their letters. */
export function nearNames(name: string, names: Iterable<string>): string[] {
  return [...new Set(names)]
    .map((each) => ({ each, distance: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.max(name.length, each.length) / 3)
    .sort((one, other) => one.distance - other.distance || one.each.localeCompare(other.each, 'en'))
    .slice(0, AT_MOST)
    .map(({ each }) => each);
}
