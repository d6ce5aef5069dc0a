import { escapeHtml } from '#src/code/highlight.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
import { fill } from '#src/i18n/translate.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text of the API reference from the dictionary. */
export function apiText(key: string, values?: Values): string {
  return buildText(`api-docs.${key}`, values);
}

/** The same as HTML; its values are HTML already. */
export function apiHtml(key: string, values: Values = {}): string {
  return fill(escapeHtml(apiText(key)), values);
}
