import { barControl, SOME, TICK, TICKED, UNTICK } from '#src/reference/render/rowElement.ts';
import { localStore } from '#src/site/storage/safeStorage.ts';
import { UPGRADE_KEY } from '#src/site/storage/storedKeys.ts';
import { on } from '#src/site/timing/on.ts';

const BOX = `[name=${TICK}]`;

/** Listens to the boxes of rows from now on, and keeps what is ticked on the device. Call it once. */
export function keepTicks(): void {
  on<'input', HTMLInputElement>(document, ['input'], BOX, ({ value, checked }) => {
    const done = tickedRows(); // another tab may have ticked some
    if (checked) {
      done.add(value);
    } else {
      done.delete(value);
    }
    localStore.write(UPGRADE_KEY, [...done].join(' '));
    countTicks();
  });
  on(document, ['click'], `[name=${UNTICK}]`, () => {
    const done = tickedRows();
    boxes().forEach(({ value }) => done.delete(value));
    localStore.write(UPGRADE_KEY, [...done].join(' '));
    showTicks();
  });
}

/** Ticks the rows of the page in view that were ticked before. */
export function showTicks(): void {
  const done = tickedRows();
  for (const box of boxes()) {
    box.checked = done.has(box.value);
  }
  countTicks();
}

function countTicks(): void {
  const count = boxes().filter(({ checked }) => checked).length;
  const output = document.querySelector<HTMLOutputElement>(barControl(TICKED));
  if (output) {
    const some = output.getAttribute(SOME) ?? '';
    output.value = count > 0 ? some.replace('{shown}', String(count)) : '';
  }
}

function tickedRows(): Set<string> {
  return new Set(localStore.read(UPGRADE_KEY)?.split(' '));
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(BOX)];
}
