import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { toJavaScript } from '#src/site/code/toJavaScript.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';

const documents = [...readDocuments().values()];
const demos = documents.flatMap(({ folder, demos }) =>
  demos.map((name) => `${folder}/${name}.tsx`),
);

test.each(documents.map(({ file }) => file))('%s has no badge behind its own word', (file) => {
  const doubled = /\b(?:Pro(?:\]\([^)\s]*\))? :pro\[\]|Premium(?:\]\([^)\s]*\))? :premium\[\])/g;
  expect(readFileSync(file, 'utf8').match(doubled) ?? []).toEqual([]);
});

describe('the JavaScript text of every demo', () => {
  test.each(demos)('%s is JavaScript without types', async (file) => {
    const script = await toJavaScript(readFileSync(file, 'utf8'), file);
    expect(complaints(script)).toEqual([]);
  });

  test('is told from TypeScript by this very check', () => {
    expect(complaints('const a = 1;')).toEqual([]);
    expect(complaints('const a: number = 1;')).not.toEqual([]);
    expect(complaints('interface A {}')).not.toEqual([]);
    expect(complaints('const a = b as C;')).not.toEqual([]);
    expect(complaints('const a = (;')).not.toEqual([]);
  });
});

/** What TypeScript says of a script file: that it does not parse, or uses syntax of TypeScript files only. */
function complaints(script: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(script, {
    fileName: 'demo.jsx',
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
