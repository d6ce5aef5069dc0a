/** The first signs that a visitor is about to use something. */
export const INTENT_EVENTS = ['pointerover', 'focusin'] as const;

type EventOf<Name> = Name extends keyof HTMLElementEventMap ? HTMLElementEventMap[Name] : Event;

/** What `target` is or stands in that matches a selector. */
export function around<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/**
 * Hears events of whatever matches a selector below `place`, now or later, with one listener of each kind.
 * @param act is given the nearest element around the event that matches
 * @returns how to stop
 */
export function on<Name extends string, Found extends Element = HTMLElement>(
  place: EventTarget,
  names: readonly Name[],
  selector: string,
  act: (found: Found, event: EventOf<Name>) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const listen = (event: Event) => {
    const found = around<Found>(event.target, selector);
    if (found) {
      act(found, event as EventOf<Name>);
    }
  };
  names.forEach((name) => place.addEventListener(name, listen, options));
  return () => names.forEach((name) => place.removeEventListener(name, listen, options));
}
