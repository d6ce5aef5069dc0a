/** Names of keys in documents, by those of Playwright. */
const NAMES: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Ctrl: 'Control',
  Esc: 'Escape',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  Del: 'Delete',
  '⌘': 'Meta',
};
const KEY =
  'Arrow(?:Up|Down|Left|Right)|Home|End|Page ?Up|Page ?Down|Enter|Space|Tab|Esc(?:ape)?|Backspace|Del(?:ete)?|F\\d{1,2}|[↑↓←→*]|(?<=\\+)[A-Z]';
const COMBINATION = new RegExp(
  `(?<![\\w+])(?:(?:Ctrl|Control|Shift|Alt|Meta|⌘)\\+)*(?:${KEY})(?![\\w+])`,
  'g',
);
const LIST = /^(?:,| or|, or| and| \/)?\s*$/;

/**
 * The keys that the first cell of a keyboard table names before it says anything else. `Shift+↑, Shift+↓ with multiSelect` ->
 * `Shift+ArrowUp`, `Shift+ArrowDown`. Those with ⌘ are left out: no machine of ours has one.
 */
export function keysOfCell(cell: string): string[] {
  const keys: string[] = [];
  let end = 0;
  for (const { 0: written, index } of cell.matchAll(COMBINATION)) {
    if (!LIST.test(cell.slice(end, index))) {
      break;
    }
    end = index + written.length;
    keys.push(keyName(written));
  }
  return keys.filter((key) => !key.includes('Meta+'));
}

/** A combination of keys by the names of Playwright, which presses it. `Ctrl+A` -> `Control+a`, `Shift+↓` -> `Shift+ArrowDown` */
export function keyName(written: string): string {
  const parts = written === '+' ? [written] : written.split('+');
  const names = parts.map((part) => NAMES[part] ?? part);
  const last = names.at(-1) ?? '';
  return [
    ...names.slice(0, -1),
    /^[A-Z]$/.test(last) && !names.includes('Shift') && names.length > 1
      ? last.toLowerCase()
      : last,
  ].join('+');
}
