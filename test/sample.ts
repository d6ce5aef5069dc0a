/**
 * At most `most` of these things where not all can be tried: up to half of them from those that were `changed`, more where there are
 * not enough others, and the rest from the others. `turn`, a whole number, says which: as it moves on, others come, and all of them within a few turns.
 */
export function sampleOf<Thing>(
  things: readonly Thing[],
  changed: ReadonlySet<Thing>,
  most: number,
  turn: number,
): Thing[] {
  const rest = things.filter((thing) => !changed.has(thing));
  const fresh = spread(
    things.filter((thing) => changed.has(thing)),
    Math.max(Math.floor(most / 2), most - rest.length),
    turn,
  );
  const others = spread(rest, most - fresh.length, turn);
  return [...fresh, ...others];
}

/** Some of a list, as far apart from each other as can be. */
function spread<Thing>(things: readonly Thing[], most: number, turn: number): Thing[] {
  const step = Math.max(1, Math.ceil(things.length / most));
  return things.filter((_, index) => index % step === turn % step);
}
