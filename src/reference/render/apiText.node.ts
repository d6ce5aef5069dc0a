import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { fill } from '#src/site/texts/translate.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text of the API reference from the dictionary. */
export function apiText(key: string, values?: Values): string {
  return buildText(`api-docs.${key}`, values);
}

/** The same as HTML; its values are HTML already. */
export function apiHtml(key: string, values: Values = {}): string {
  return fill(escapeHtml(apiText(key)), values);
}
