/** On `document`: another page has been put in place, and is not painted yet. */
export const PAGE_EVENT = 'x-page';
/** On `document`: the controls of plain HTML answer. */
export const CONTROLS_EVENT = 'x-controls';
/** On `document`: React answers on the page. */
export const HYDRATED_EVENT = 'x-hydrated';
/** On `document`: the visitor has chosen the language or the styling of demos, or followed a link that does. */
export const PREFERENCE_EVENT = 'x-preference';
/** On `document`: the keys that the site knows are to be shown. */
export const KEYS_EVENT = 'x-keys';
/** On the bar above rows: it shows others of them. */
export const ROWS_EVENT = 'x-rows';
/** On an element of a demo: the demo is to be drawn anew, as it was at first; one that is lost is loaded again. */
export const RESTART_EVENT = 'x-demo-restart';
/** On an element of a demo: its code is to be edited. */
export const EDIT_EVENT = 'x-demo-edit';
/** On a demo: a link that holds its edit was copied, so the edit is kept. */
export const LINKED_EVENT = 'x-demo-linked';
/** On the frame of a demo: the demo stands in it. */
export const DRAWN_EVENT = 'x-demo-drawn';
/** On the frame of a demo: so high is all that stands in it, in px; sent as often as that changes. */
export const HEIGHT_EVENT = 'x-demo-height';
/** On the frame of a demo: the demo had no use for an Escape. */
export const ESCAPE_EVENT = 'x-demo-escape';

/** What is said with an event; nothing with those that are not named here. */
type Details = { [HEIGHT_EVENT]: [height: number] };

export type PageEvent = `x-${string}`;
export type Detail<Name extends PageEvent> = Name extends keyof Details ? Details[Name] : [];

/** Sends an event of the page. It bubbles, so on the document its target tells what is meant. */
export function emit<Name extends PageEvent>(
  place: EventTarget,
  name: Name,
  ...[detail]: Detail<Name> | []
): void {
  place.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

/** Hears an event of the page. Gives how to stop. */
export function hear<Name extends PageEvent>(
  place: EventTarget,
  name: Name,
  act: (...detail: Detail<Name>) => void,
): () => void {
  const listen = (event: Event) => act(...([(event as CustomEvent).detail] as Detail<Name>));
  place.addEventListener(name, listen);
  return () => place.removeEventListener(name, listen);
}
