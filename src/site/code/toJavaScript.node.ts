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
  return format(dropEmptied(source, blankTagTypes(parsed, blanked)), file);
}

/** ts-blank-space leaves the types of `<DataGrid<Row> …>` in place. */
function blankTagTypes(parsed: ts.SourceFile, blanked: string): string {
  let text = blanked;
  const visit = (node: ts.Node) => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
      const from = node.tagName.end;
      const to = parsed.text.indexOf('>', node.typeArguments.end) + 1;
      text = text.slice(0, from) + text.slice(from, to).replace(/\S/g, ' ') + text.slice(to);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return text;
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
