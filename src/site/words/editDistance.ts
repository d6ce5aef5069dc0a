/**
 * Least cost of turning one list into another by replacing, adding and leaving out entries; without costs of one's own, how many
 * letters must change. `grid`, `girds` -> 3
 * @param replace what it costs to put one entry in the place of another
 * @param gap what it costs to add an entry or to leave one out
 */
export function editDistance<Item>(
  one: Iterable<Item>,
  other: Iterable<Item>,
  replace = (a: Item, b: Item): number => (a === b ? 0 : 1),
  gap = 1,
): number {
  const goal = [...other];
  let row = [0, ...goal].map((_, index) => index * gap);
  for (const item of one) {
    const above = row;
    row = [(above[0] ?? 0) + gap];
    goal.forEach((each, index) => {
      const replaced = (above[index] ?? 0) + replace(item, each);
      row.push(Math.min(replaced, (above[index + 1] ?? 0) + gap, (row[index] ?? 0) + gap));
    });
  }
  return row.at(-1) ?? 0;
}
