import { barControl, TYPE } from '#src/reference/render/rowElement.ts';

/** The layout that rows have unless another one was chosen, without a word on the page; also the first option of its control. */
const FIRST = 'compact';

/** Lays out rows by style alone, before there are any. */
export function showLayoutEarly(layout: string): void {
  if (layout !== FIRST) {
    const { dataset } = document.documentElement;
    dataset.apiEarly = dataset.api = layout;
  }
}

/** Lays out the rows of the reference: compact, list or table. Styles hang on one attribute; in the list every type is unfolded. */
export function showLayout(layout: string): void {
  const { dataset } = document.documentElement;
  // Said once more, even the same would restyle every row.
  if (layout !== (dataset.api ?? FIRST)) {
    dataset.api = layout;
  }
  for (const select of layoutControls()) {
    select.value = layout;
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`details.${TYPE}`)) {
    details.open = layout === 'list';
  }
  delete dataset.apiEarly; // until here, the list unfolded its types by style alone
}

/** The layout that a visitor chose before anything could answer. */
export function layoutChosenEarly(): string | undefined {
  return layoutControls().find(({ value }) => value !== FIRST)?.value;
}

function layoutControls(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>(barControl('layout'))];
}
