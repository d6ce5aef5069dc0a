import prettier from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';

/**
 * The JavaScript text of a TypeScript module: types removed, nothing else moved, formatted by Prettier.
 * @throws with file and line when the source does not parse, or uses syntax that is more than a type (enum, namespace)
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const refused: ts.Node[] = [];
  const parsed = ts.createSourceFile(
    file,
    source,
    { languageVersion: ts.ScriptTarget.ESNext, impliedNodeFormat: ts.ModuleKind.ESNext },
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const blanked = blankSourceFile(parsed, (node) => refused.push(node));
  if (refused[0]) {
    const line = parsed.getLineAndCharacterOfPosition(refused[0].getStart(parsed)).line + 1;
    const text = refused[0].getText(parsed).split('\n')[0] ?? '';
    throw new Error(
      `${file}:${line} holds syntax that is more than a type (${text.slice(0, 60)}). Write it in plain JavaScript.`,
    );
  }
  return format(dropEmptied(source, blanked), file);
}

/** A line that held only types is now blank: it goes, while blank lines of the author stay. */
function dropEmptied(before: string, after: string): string {
  const lines = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || lines[index]?.trim() === '')
    .join('\n');
}

async function format(text: string, file: string): Promise<string> {
  try {
    return await prettier.format(text, { parser: 'babel', printWidth: 100, singleQuote: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${file} does not parse: ${reason} Mend it.`, { cause: error });
  }
}
