import ts from 'typescript';

/** What a declaration's comment says. */
export type DocComment = {
  description: string | null;
  default: string | null;
  /** Empty where the comment gives no reason. */
  deprecated: string | null;
  isIgnored: boolean;
  category: string | null;
  /** Descriptions of parameters by name. */
  parameters: ReadonlyMap<string, string>;
  returns: string | null;
};

/** Reads the comment above a declaration: its text, `@default`, `@deprecated`, `@ignore`, `@category`, `@param` and `@returns`. */
export function readDocComment(checker: ts.TypeChecker, symbol: ts.Symbol): DocComment {
  const tags = symbol.getJsDocTags(checker);
  const first = (name: string) => tags.find((tag) => tag.name === name);
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return {
    description: withoutRepeats(withoutLists(text)),
    default: textOf(first('default')),
    deprecated: first('deprecated') ? (textOf(first('deprecated')) ?? '') : null,
    isIgnored: first('ignore') !== undefined,
    category: textOf(first('category')),
    parameters: new Map(
      tags.filter(({ name }) => name === 'param').flatMap((tag) => readParameter(tag)),
    ),
    returns: textOf(first('returns') ?? first('return'))?.replace(/^\{[^}]*\}+\s*/, '') || null,
  };
}

function textOf(tag: ts.JSDocTagInfo | undefined): string | null {
  return ts.displayPartsToString(tag?.text).trim() || null;
}

function readParameter(tag: ts.JSDocTagInfo): [string, string][] {
  const [, name, text] = /^(\S+)\s*([\s\S]*)$/.exec(textOf(tag) ?? '') ?? [];
  return name && text ? [[name, text.replace(/^-\s*/, '').trim()]] : [];
}

/** Comments of components end in lists of links to the pages that our pages lead to anyway. */
function withoutLists(text: string): string {
  return text.replace(/(^|\n)\s*(Demos|API|Features|Playground):\s*\n[\s\S]*$/, '').trim();
}

/** A member declared in several places, each with the same words, says them once. */
function withoutRepeats(text: string): string | null {
  const lines = text.split('\n');
  const half = lines.length / 2;
  const isDoubled =
    Number.isInteger(half) && lines.slice(0, half).join('\n') === lines.slice(half).join('\n');
  return (isDoubled ? lines.slice(0, half).join('\n') : text).trim() || null;
}
