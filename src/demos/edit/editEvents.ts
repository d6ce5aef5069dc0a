/** Sent by what starts the editor of a demo. It bubbles, so its target tells which demo is meant. */
export const EDIT_EVENT = 'x-demo-edit';
/** Sent to a demo when a link that holds its edit was copied: the edit is kept there. */
export const LINKED_EVENT = 'x-demo-linked';

/** Asks for the code of the demo around an element to be edited. */
export function askToEdit(element: Element): void {
  element.dispatchEvent(new Event(EDIT_EVENT, { bubbles: true }));
}
