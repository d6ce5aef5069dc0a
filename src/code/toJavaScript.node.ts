import prettier from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';

/**
 * The JavaScript text of a TypeScript module: types removed, nothing else moved, formatted by Prettier.
 * @throws when the source does not parse, or uses syntax that is more than a type (enum, namespace)
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const refused: string[] = [];
  const parsed = ts.createSourceFile(
    file,
    source,
    { languageVersion: ts.ScriptTarget.ESNext, impliedNodeFormat: ts.ModuleKind.ESNext },
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const blanked = blankSourceFile(parsed, (node) => refused.push(node.getText(parsed)));
  if (refused.length > 0) {
    throw new Error(
      `${file} holds syntax that is more than a type: ${refused[0]?.slice(0, 60)}. Write it in plain JavaScript.`,
    );
  }
  return format(dropEmptied(source, blanked));
}

/** A line that held only types is now blank: it goes, while blank lines of the author stay. */
function dropEmptied(before: string, after: string): string {
  const lines = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || lines[index]?.trim() === '')
    .join('\n');
}

async function format(text: string): Promise<string> {
  return prettier.format(text, { parser: 'babel', printWidth: 100, singleQuote: true });
}
