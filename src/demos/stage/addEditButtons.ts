import { nameEvent } from './nameEvents.ts';
import { demosIn, EDIT_BUTTON, foldOf, STARTS } from '#src/demos/model/demoElement.ts';
/** Adds a button below the code of each demo; without scripts there is nothing it could do, so pages are sent without it. */
export function addEditButtons(root: ParentNode, text: string): void {
  for (const demo of demosIn(root)) {
    const details = foldOf(demo);
    if (!details || details.querySelector(`.${EDIT_BUTTON}`)) {
      continue;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.classList.add(EDIT_BUTTON, STARTS);
    button.textContent = text;
    details.append(button);
    nameEvent(button, 'edit');
  }
}
