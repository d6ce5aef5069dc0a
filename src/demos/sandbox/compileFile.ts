import { transform, type Transform } from 'sucrase';
import { guardLoops, type GuardedCode } from './guardLoops.ts';

/** Code that does not compile; `line` counts from 1. */
export class CodeError extends Error {
  override name = 'CodeError';
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

const TRANSFORMS: Transform[] = ['typescript', 'jsx', 'imports'];

/**
 * A file of a demo as code that requires its imports and exports to `exports`. Its lines stay where they are.
 * @throws CodeError with the line
 */
export function compileFile(text: string, path: string): GuardedCode {
  try {
    const { code } = transform(text, {
      // `<A>b` in a `.ts` file is no element.
      transforms: /\.ts$/.test(path) ? TRANSFORMS.filter((name) => name !== 'jsx') : TRANSFORMS,
      jsxRuntime: 'automatic',
      production: true,
      filePath: path,
    });
    return guardLoops(code);
  } catch (error) {
    throw asCodeError(error);
  }
}

/** `Error transforming A.tsx: Unexpected token (1:11)` -> `Unexpected token`, 1 */
function asCodeError(error: unknown): CodeError {
  const { message = '', loc } = error as { message?: string; loc?: { line?: number } };
  const plain = message.replace(/^Error transforming [^:]*: /, '').replace(/ ?\(\d+:\d+\)$/, '');
  return new CodeError(plain, loc?.line);
}
