import { toJavaScript } from '#src/site/code/toJavaScript.node.ts';

/** Many demos share a file: it is translated once. */
const translations = new Map<string, Promise<string>>();

/** A file of a demo in JavaScript; a style sheet stays as it is. */
export function plainFile(text: string, file: string): Promise<string> {
  if (!isScript(file)) {
    return Promise.resolve(text);
  }
  const translated = translations.get(text) ?? toJavaScript(text, file);
  translations.set(text, translated);
  return translated;
}

/** The name of a file in JavaScript. `words.ts` -> `words.js` */
export function plainName(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}

/** Whether a file holds code; what else demos have beside them are style sheets. */
export function isScript(file: string): boolean {
  return /\.tsx?$/.test(file);
}
