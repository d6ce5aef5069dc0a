import { Fragment } from 'react';

/** From this length, in letters, a word may not fit into a side column. */
const LONG_WORD = 17;
const BETWEEN_PARTS = /([a-z0-9.])([A-Z])/g;
const MARK = '\u200b';

/** A text whose long names may break between their parts. `checkboxSelectionVisibleOnly` -> `checkbox|Selection|Visible|Only` */
export function BreakableText({ text }: { text: string }) {
  if (!text.split(' ').some(({ length }) => length >= LONG_WORD)) {
    return text;
  }
  const parts = text.replaceAll(BETWEEN_PARTS, `$1${MARK}$2`).split(MARK);
  return (
    // One box: a row may lay its children out side by side.
    <span>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
