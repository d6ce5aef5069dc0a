/** Sites at which a visitor can open a demo as a project of their own, and where each takes the files of one, in a form. */
export const sandboxes = {
  stackBlitz: 'https://stackblitz.com/run',
  // On a machine of its own: the sandboxes that run in the browser know no Vite.
  codeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
} as const;
