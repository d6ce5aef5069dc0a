/** Controls of a demo and the actions they are known by (behaviour 6); the copy button has its own from the start. */
const ACTIONS: Readonly<Record<string, string>> = {
  summary: 'expand',
  '.preview': 'preview',
  '[data-do="code-variant"][value="TS"]': 'source-ts',
  '[data-do="code-variant"][value="JS"]': 'source-js',
  '[data-do="code-styling"][value="MUI System"]': 'styling-system',
  '[data-do="code-styling"][value="Tailwind"]': 'styling-tailwind',
  '[data-do="code-styling"][value="CSS"]': 'styling-css',
};

/** Names the analytics events of the controls of demos. Pages are sent without these attributes, to be lighter. */
export function nameEvents(root: ParentNode): void {
  for (const [selector, action] of Object.entries(ACTIONS)) {
    for (const control of root.querySelectorAll<HTMLElement>(`.demo ${selector}`)) {
      const { demo } = control.closest<HTMLElement>('.demo')?.dataset ?? {};
      Object.assign(control.dataset, {
        gaEventCategory: 'demo',
        gaEventAction: action,
        gaEventLabel: demo ?? '',
      });
    }
  }
}
