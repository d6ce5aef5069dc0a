import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { fill, type KeyBelow, type Values } from '#src/site/texts/translate.ts';

type ApiKey = KeyBelow<'api-docs'>;

/** A text of the API reference from the dictionary. */
export function apiText(key: ApiKey, values?: Values): string {
  return buildText(`api-docs.${key}`, values);
}

/** The same as HTML; its values are HTML already. */
export function apiHtml(key: ApiKey, values: Values = {}): string {
  return fill(escapeHtml(apiText(key)), values);
}
