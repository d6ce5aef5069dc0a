/** What a figure must not pass, and what it should reach. */
export type Limits = { must: number; aim: number };

/** Limits in milliseconds, for a machine that is `factor` times as slow as the one they come from. */
export function times({ must, aim }: Limits, factor: number): Limits {
  return { must: must * factor, aim: aim * factor };
}

export type Row = { name: string; measured: string; must: string; aim: string; verdict: string };

const MISSED = 'MISSES THE MUST';

/** One line of the table about a figure of which less is better. NaN stands for what could not be measured. */
export function numberRow(
  name: string,
  value: number,
  limits: Limits,
  { unit = '', digits = 0, note = '' } = {},
): Row {
  const show = (figure: number) => `${figure.toFixed(digits)}${unit && ` ${unit}`}`;
  return {
    name,
    measured: Number.isFinite(value) ? `${show(value)}${note && ` (${note})`}` : 'not measured',
    must: show(limits.must),
    aim: show(limits.aim),
    verdict: verdictOf(value, limits),
  };
}

/** One line about something that is so or not. */
export function claimRow(name: string, measured: string, must: string, holds: boolean): Row {
  return { name, measured, must, aim: '', verdict: holds ? 'aim' : MISSED };
}

/** One line that is told, not judged. */
export function toldRow(name: string, measured: string): Row {
  return { name, measured, must: '', aim: '', verdict: '' };
}

function verdictOf(value: number, { must, aim }: Limits): string {
  if (value <= aim) {
    return 'aim';
  }
  return value <= must ? 'must' : MISSED;
}

export function hasMissed(rows: readonly Row[]): boolean {
  return rows.some(({ verdict }) => verdict === MISSED);
}

/** Lines of cells in columns of even width, the first line being the head. */
export function formatTable(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = lines;
  return [head, rule, ...body]
    .map((cells) =>
      widths
        .map((width, column) => (cells[column] ?? '').padEnd(width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Middle value; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? NaN;
  return upper === lower ? upper : (upper + lower) / 2;
}
