import { median } from './rows.ts';

/** Figures of one kind, by their names. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Medians of the figures of several subjects. They are measured in turn, so that a slow spell of the machine hits all of them; a first
 * round, in which servers pack their files, does not count. What cannot be measured is told, and is NaN in what comes out.
 * @param subjects by their names, each measured once by one call
 */
export async function measureInTurn<Measured extends Figures>(
  subjects: Readonly<Record<string, () => Promise<Measured>>>,
  runs: number,
): Promise<Record<string, Partial<Measured>>> {
  const seen: Record<string, Measured[]> = {};
  for (let run = -1; run < runs; run += 1) {
    for (const [name, measure] of Object.entries(subjects)) {
      try {
        const figures = await measure();
        if (run >= 0) {
          (seen[name] ??= []).push(figures);
        }
      } catch (error) {
        console.error(`Not measured: ${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return Object.fromEntries(
    Object.keys(subjects).map((name) => [name, mediansOf(seen[name] ?? [])]),
  );
}

function mediansOf<Measured extends Figures>(rows: readonly Measured[]): Partial<Measured> {
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name] ?? NaN))]),
  ) as Partial<Measured>;
}
