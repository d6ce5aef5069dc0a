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

/** How many letters must be added, taken out or changed to make one word the other. `grid`, `girds` -> 3 */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, sign] of [...other].entries()) {
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === sign ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
