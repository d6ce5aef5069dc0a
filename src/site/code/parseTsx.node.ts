import ts from 'typescript';

/** The syntax of a TSX module, without types. Its nodes do not know their parents. */
export function parseTsx(source: string): ts.SourceFile {
  return ts.createSourceFile(
    'module.tsx',
    source,
    ts.ScriptTarget.ESNext,
    false,
    ts.ScriptKind.TSX,
  );
}
