import { Fragment } from 'react';

/** A name of so many letters may not fit into a side column. */
const LONG_NAME = /[\w.]{15,}/g;
const BETWEEN_PARTS = /([a-z0-9.])([A-Z])/g;
const MARK = '\u200b';

/** A text whose long names may break between their parts. `checkboxSelectionVisibleOnly` -> `checkbox|Selection|Visible|Only` */
export function BreakableText({ text }: { text: string }) {
  const parts = text
    .replaceAll(LONG_NAME, (name) => name.replaceAll(BETWEEN_PARTS, `$1${MARK}$2`))
    .split(MARK);
  if (parts.length === 1) {
    return text;
  }
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
