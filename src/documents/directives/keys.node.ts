import type { Element, ElementContent } from 'hast';
import type { AroundKind } from './directive.ts';
import { element } from './elements.node.ts';
import { titled } from './markdown.ts';

/** `:::keys` around a table: the keys that its first column names stand as keys. */
export const keys: AroundKind = {
  name: 'keys',
  colons: 3,
  attributes: [],
  text: 'inside',
  html: ({ children }) => renderKeys(children),
  markdown: ({ label, children }) => titled(label, children),
};

/** Names of keys and gestures, as documents write them. */
const KEYS =
  /(?<![\p{L}\d])(?:Enter|Escape|Space|Tab|Home|End|Page (?:Up|Down)|Backspace|Delete|Shift|Ctrl|Alt|Meta|Option|Fn|F\d{1,2}|[⌘←→↑↓]|(?<=\+)(?:[A-Z]|click))(?![\p{L}\d])/gu;

/**
 * A table whose first column names keys: each stands as a key there, what is said between them as text.
 * @throws when there is no table, or anything beside it
 */
function renderKeys(children: readonly ElementContent[]): ElementContent[] {
  const [table, other] = children.filter((child) => child.type === 'element');
  if (!table || other || findAll(table, 'tbody').length === 0) {
    throw new Error(':::keys needs one table inside it and nothing else. Mend it.');
  }
  for (const row of findAll(table, 'tbody').flatMap((body) => findAll(body, 'tr'))) {
    const [first] = findAll(row, 'td');
    if (first) {
      first.children = first.children.flatMap((child) =>
        child.type === 'text' ? splitKeys(child.value) : [child],
      );
    }
  }
  return [table];
}

function splitKeys(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: key, index } of text.matchAll(KEYS)) {
    if (index > end) {
      parts.push({ type: 'text', value: text.slice(end, index) });
    }
    parts.push(element('kbd', {}, [{ type: 'text', value: key }]));
    end = index + key.length;
  }
  return end < text.length ? [...parts, { type: 'text', value: text.slice(end) }] : parts;
}

function findAll(parent: Element, name: string): Element[] {
  return parent.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === name ? [child] : findAll(child, name),
  );
}
