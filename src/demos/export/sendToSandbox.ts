import { compressToBase64 } from 'lz-string';
import { sandboxes } from '#data/site/sandboxes.ts';
import type { DemoSources } from '#src/demos/model/demoSources.ts';

type Files = Readonly<Record<string, string>>;

/** Opens a project at StackBlitz, in a tab of its own. */
export function openInStackBlitz(files: Files, { name, about }: DemoSources): void {
  submit(sandboxes.stackBlitz, {
    'project[title]': name,
    'project[description]': about,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  });
}

/** Opens a project at CodeSandbox, in a tab of its own. */
export function openInCodeSandbox(files: Files, { name }: DemoSources): void {
  const [own] = Object.keys(files).filter((path) => path.startsWith(`src/${name}.`));
  submit(sandboxes.codeSandbox, {
    parameters: codeSandboxParameters(files),
    query: `file=/${own ?? ''}`,
  });
}

/** The files as CodeSandbox reads them: JSON, compressed, in the letters of a URL. */
export function codeSandboxParameters(files: Files): string {
  const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
  return compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function submit(address: string, fields: Files): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, target: '_blank', rel: 'noopener' });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
