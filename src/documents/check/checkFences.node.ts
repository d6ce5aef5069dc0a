import path from 'node:path';
import ts from 'typescript';
import { fencePrograms, type FenceFile } from './fenceProgram.node.ts';
import type { Fence } from '#src/documents/parse/readFences.node.ts';

/** Of a configuration in plain JavaScript nobody expects types. */
const UNTYPED = new Set([7006, 7031]);
/** A name of a fragment's context may be a type: it is imported all the same. */
const TYPE_IN_CONTEXT = 1484;

/**
 * Compiles the code of all fences, and says with file and line what is wrong with it. Lines that a difference
 * takes out belong to an older version, so only their syntax is checked.
 * @param contextFolder holds a module for each product, with the names that its fragments may leave undefined
 */
export function checkFences(fences: readonly Fence[], contextFolder: string): string[] {
  const files = fences.map((fence) => readFile(fence, fences, contextFolder));
  const programs = fencePrograms(files.filter(({ fence }) => fence.version === undefined));
  return files.flatMap((each) => {
    const { fence } = each;
    const before = syntaxOf(fence, withoutLines(fence.code, '\\+\\+'));
    const after =
      fence.version === undefined
        ? checkFile(each, programs)
        : syntaxOf(fence, withoutLines(fence.code, '--'));
    return [...new Set([...before, ...after])];
  });
}

function readFile(fence: Fence, all: readonly Fence[], contextFolder: string): FenceFile {
  const title = fence.title && /\.[jt]sx?$/.test(fence.title) ? fence.title : '';
  const name = title === '' ? `Code.${fence.language}` : path.basename(title);
  const context = path.resolve(contextFolder, `${fence.product ?? 'general'}.ts`);
  const known = fence.fragment.filter((each) => !each.startsWith('./'));
  const header =
    known.length > 0 ? [`import { ${known.join(', ')} } from ${JSON.stringify(context)};`] : [];
  const code = withoutLines(fence.code, '--');
  return {
    fence,
    name: path.resolve(fence.folder, `fence-${fence.line}`, name),
    headerLines: header.length,
    text: [...header, fence.members ? memberTest(code, fence.members) : code].join('\n'),
    neighbours: new Set([
      ...all.filter((each) => each.file === fence.file).map((each) => plainName(each.title)),
      ...fence.fragment.map(plainName),
    ]),
  };
}

/** The listed members must be those of the type, and no wider or narrower. */
function memberTest(code: string, type: string): string {
  return `interface Written {\n${code}\n}
export const told: Pick<${type}, keyof Written> = null as unknown as Written;
export const real: Written = null as unknown as Pick<${type}, keyof Written>;`;
}

function checkFile(file: FenceFile, programs: readonly ts.Program[]): string[] {
  const { fence } = file;
  const found = programs
    .flatMap((program) => {
      const source = program.getSourceFile(file.name);
      return source
        ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        : [];
    })
    .map((each) => readDiagnostic(each, file))
    .filter(({ code, line }) => !(line <= fence.line && code === TYPE_IN_CONTEXT))
    .filter(({ code }) => !(fence.language.startsWith('js') && UNTYPED.has(code)));
  if (fence.error === undefined) {
    return found.map(({ line, message }) => `${fence.file}:${line}: ${message}`);
  }
  const { error } = fence;
  return found.some(({ message }) => message.includes(error))
    ? []
    : [
        `${fence.file}:${fence.line}: expects the error "${error}", and has ${found.length > 0 ? found.map(({ message }) => `"${message}"`).join(', ') : 'none'}.`,
      ];
}

function readDiagnostic({ code, start, messageText }: ts.Diagnostic, file: FenceFile) {
  const before = file.text.slice(0, start ?? 0).split('\n').length;
  const shift = file.headerLines + (file.fence.members ? 1 : 0);
  return {
    code,
    line: file.fence.line + before - shift,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}

function syntaxOf({ file, line, language, members }: Fence, code: string): string[] {
  if (members !== undefined) {
    return [];
  }
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `code.${language}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, allowJs: true },
  });
  return diagnostics.map(
    ({ start, messageText }) =>
      `${file}:${line + code.slice(0, start ?? 0).split('\n').length}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

/** One half of a difference, with the lines of the other half left empty, so that line numbers stay. */
function withoutLines(code: string, sign: '--' | '\\+\\+'): string {
  const left = new RegExp(`\\[!code ${sign}\\]`);
  return code
    .split('\n')
    .map((line) => (left.test(line) ? '' : line.replace(/\s*\/\/ \[!code [+-]{2}\]\s*$/, '')))
    .join('\n');
}

/** `app/MuiXLicence.tsx` -> `MuiXLicence` */
function plainName(title = ''): string {
  return path.basename(title).replace(/\.\w+$/, '');
}
