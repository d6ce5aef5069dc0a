// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { zipFiles } from './downloadZip.ts';
import { fetchSources, type DemoSources } from '#src/demos/model/demoSources.ts';
import { openInCodeSandbox, openInStackBlitz } from './sendToSandbox.ts';

const files = { 'package.json': '{}\n', 'src/Bars.tsx': 'const word = "häßlich+/=";\n' };
const sources = { name: 'Bars', about: 'The demo Bars.' } as DemoSources;

afterEach(() => vi.restoreAllMocks());

/** The form that a call sends: its address, its target, its fields. */
function sentForm(send: () => void) {
  let sent: { address: string; target: string; fields: Record<string, FormDataEntryValue> };
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const { action, target } = this;
    sent = { address: action, target, fields: Object.fromEntries(new FormData(this)) };
  });
  send();
  expect(document.querySelector('form')).toBeNull();
  return sent!;
}

test('StackBlitz gets the files, a title and how to run them, in a tab of its own', () => {
  const { address, target, fields } = sentForm(() => openInStackBlitz(files, sources));
  expect(address).toBe('https://stackblitz.com/run');
  expect(target).toBe('_blank');
  expect(fields).toMatchObject({
    'project[title]': 'Bars',
    'project[template]': 'node',
    'project[files][package.json]': '{}\n',
    'project[files][src/Bars.tsx]': files['src/Bars.tsx'],
  });
});

test('CodeSandbox gets the same files, compressed into the letters of an address', () => {
  const { address, fields } = sentForm(() => openInCodeSandbox(files, sources));
  expect(address).toMatch(/^https:\/\/codesandbox\.io\/api\/v1\/sandboxes\/define\b/);
  expect(fields.query).toBe('file=/src/Bars.tsx');
  const parameters = String(fields.parameters);
  expect(parameters).toMatch(/^[\w-]+$/);
  const text = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  expect(JSON.parse(text)).toEqual({
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }])),
  });
});

describe('the archive', () => {
  test('holds the files in one folder, and is the same each time', () => {
    const archive = zipFiles(files, 'Bars');
    const unpacked = Object.entries(unzipSync(archive)).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]);
    expect(Object.fromEntries(unpacked)).toEqual({
      'Bars/package.json': files['package.json'],
      'Bars/src/Bars.tsx': files['src/Bars.tsx'],
    });
    expect(zipFiles(files, 'Bars')).toEqual(archive);
  });
});

describe('what a demo needs outside of this site', () => {
  test('is asked for by its page and name', async () => {
    const ask = vi.fn(() => Promise.resolve(Response.json({ name: 'Bars' })));
    expect(await fetchSources('/x/react-charts/bars', 'Bars', ask)).toEqual({ name: 'Bars' });
    expect(ask).toHaveBeenCalledWith('/x/demo-files/react-charts/bars/Bars.json');
  });

  test('is missed aloud', async () => {
    const ask = () => Promise.resolve(new Response('', { status: 404 }));
    await expect(fetchSources('/x/a', 'Bars', ask)).rejects.toThrow(
      '/x/demo-files/a/Bars.json answered 404.',
    );
  });
});
