/**
 * At most `most` of these things where not all can be tried: up to half of them from those that were `changed`, the rest from the
 * others. `turn`, a whole number, says which: as it moves on, others come, and all of them within a few turns.
 */
export function sampleOf<Thing>(
  things: readonly Thing[],
  changed: ReadonlySet<Thing>,
  most: number,
  turn: number,
): Thing[] {
  const fresh = spread(
    things.filter((thing) => changed.has(thing)),
    Math.floor(most / 2),
    turn,
  );
  const others = spread(
    things.filter((thing) => !changed.has(thing)),
    most - fresh.length,
    turn,
  );
  return [...fresh, ...others];
}

/** Some of a list, as far apart from each other as can be. */
function spread<Thing>(things: readonly Thing[], most: number, turn: number): Thing[] {
  const step = Math.max(1, Math.ceil(things.length / most));
  return things.filter((_, index) => index % step === turn % step);
}
