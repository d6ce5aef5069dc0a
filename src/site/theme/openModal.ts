/** Opens a dialog over the page. A click beside it closes it, also in browsers that do not know `closedby` (WebKit 2.50). */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.setAttribute('closedby', 'any');
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    closeBeside(dialog);
  }
  dialog.showModal();
}

/** Whoever marks a text in the dialog may let go beside it: the click counts when it began there too. */
function closeBeside(dialog: HTMLDialogElement): void {
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    if (beganBeside && isBeside(dialog, event)) {
      dialog.close();
    }
  });
}

/** What lies behind a modal dialog belongs to it, as a part of it outside of its own box. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}
