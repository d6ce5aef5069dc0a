import { localStore } from '#src/storage/safeStorage.ts';

const STORAGE_KEY = 'x-api-layout';

/** Answers a control in the bar above rows of the reference: its filter, or the layout of all rows. */
export function answerBar({ form, name, value }: HTMLInputElement): void {
  if (name === 'layout') {
    localStore.write(STORAGE_KEY, value);
    showLayout(value);
  } else if (form) {
    filterRows(form);
  }
}

/** Shows the layout chosen before: compact, list or table. Styles hang on one attribute; in the list every type is unfolded. */
export function restoreLayout(): void {
  showLayout(localStore.read(STORAGE_KEY) ?? 'compact');
}

function showLayout(layout: string): void {
  document.documentElement.dataset.api = layout;
  for (const select of document.querySelectorAll<HTMLSelectElement>('.bar [name=layout]')) {
    select.value = layout;
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.row details')) {
    details.open = layout === 'list';
  }
}

/** Hides what does not hold the text, or not the mark; a row that the address names stays (`api.css`). */
function filterRows(form: HTMLFormElement): void {
  const { text, only, count } = form.elements as unknown as Record<string, HTMLInputElement>;
  const rows = [...(form.parentElement?.querySelectorAll<HTMLElement>('.row') ?? [])];
  const words = (text?.value ?? '').trim().toLowerCase();
  for (const row of rows) {
    const isMeant = !only?.value || row.dataset.is?.split(' ').includes(only.value);
    row.hidden = !(isMeant && row.textContent.toLowerCase().includes(words));
  }
  const shown = rows.filter((row) => !row.hidden).length;
  if (count) {
    count.value = `${shown < rows.length ? `${shown} of ` : ''}${count.defaultValue}`;
  }
}
