/** A value that TypeScript can spell as a type: what unions of literals are made of. */
export type Literal = string | number | boolean;

/** What a control sets a prop to; a list comes from a control of which several can be chosen. */
export type PropValue = Literal | readonly Literal[];

/** What each kind of control knows beyond its prop. */
export type ControlKind =
  | { kind: 'switch' }
  | { kind: 'choice'; choices: readonly Literal[] }
  | { kind: 'several'; choices: readonly Literal[] }
  | { kind: 'number'; min: number | null; max: number | null; step: number | null }
  | { kind: 'text' }
  | { kind: 'colour' };

/**
 * One line of a playground's panel. `prop` may lead into a slot: `slotProps.toolbar.hidden`. Without a `start` the component
 * decides until the visitor does; a value that equals it is not written.
 */
export type Control = ControlKind & { prop: string; start: Literal | null };

/** What was chosen, by prop; what stands as it started is absent. */
export type Chosen = Readonly<Record<string, PropValue>>;
