/** A list that the page carries as JSON in the element of this id; empty when there is none. */
export function readList(id: string): unknown[] {
  return JSON.parse(document.getElementById(id)?.textContent ?? '[]') as unknown[];
}
