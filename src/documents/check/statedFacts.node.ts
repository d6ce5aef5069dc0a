import type { InlineCode, Nodes, PhrasingContent, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ApiMember } from '#src/reference/read/apiRecord.ts';

/** A prop with what a text says of it; `undefined`: nothing that could be compared. */
export type Statement = { name: string; type?: string; default?: string | null; line: number };

const NAME = /^[a-z]\w*$/;
/** Types that are written in one way only. */
const PLAIN = /^(?:boolean|string|number|null|undefined|true|false|'[^']*'|-?\d+)$/;
const NOTHING = ['', '–', '-', '`undefined`', 'none'];

/**
 * What a document states of types and defaults in a form that can be read: rows of tables with a column Type or Default, and
 * `` `prop` (`boolean`, default `false`) ``.
 */
export function readStatements(root: Root): Statement[] {
  const statements: Statement[] = [];
  visit(root, (node) => {
    if (node.type === 'table') {
      statements.push(...statementsOfTable(node));
    } else if (node.type === 'paragraph' || node.type === 'listItem') {
      statements.push(...('children' in node ? statementsInText(node.children) : []));
    }
  });
  return statements;
}

/**
 * Compares statements with the members a document is about: at least one member of the name must agree. A name that none of
 * them has says nothing.
 * @returns a sentence for each statement that is wrong, behind its line
 */
export function refuteStatements(
  statements: readonly Statement[],
  members: readonly Pick<ApiMember, 'name' | 'type' | 'default'>[],
): string[] {
  return statements.flatMap(({ line, ...stated }) => {
    const meant = members.filter(({ name }) => name === stated.name);
    const isRight = meant.some(
      (member) =>
        (stated.type === undefined || isSameType(stated.type, member.type)) &&
        (stated.default === undefined || isSameValue(stated.default, member.default)),
    );
    if (meant.length === 0 || isRight) {
      return [];
    }
    const real = [
      ...new Set(meant.map((each) => `${each.type}, default ${each.default ?? 'none'}`)),
    ];
    const said = [
      stated.type ?? [],
      stated.default === undefined ? [] : `default ${stated.default ?? 'none'}`,
    ];
    return [
      `${line}: says of \`${stated.name}\`: ${said.flat().join(', ')}. The packages say: ${real.join('; or ')}.`,
    ];
  });
}

function statementsOfTable({ children: [head, ...rows] }: Table): Statement[] {
  const columns = (head?.children ?? []).map((cell) => textOf(cell).toLowerCase());
  const type = columns.indexOf('type');
  const value = columns.indexOf('default');
  if (type < 1 && value < 1) {
    return [];
  }
  return rows.flatMap(({ children: cells, position }) => {
    const [first, ...others] = cells[0]?.children ?? [];
    if (first?.type !== 'inlineCode' || !NAME.test(first.value) || others.some(isCode)) {
      return [];
    }
    const typeCode = soleCode(cells[type]?.children);
    return [
      {
        name: first.value,
        line: position?.start.line ?? 1,
        ...(typeCode === undefined ? {} : { type: typeCode }),
        ...(value < 1 ? {} : statedDefault(cells[value]?.children ?? [])),
      },
    ];
  });
}

function statedDefault(cell: readonly PhrasingContent[]): { default?: string | null } {
  const code = soleCode(cell);
  if (code !== undefined) {
    return { default: code };
  }
  const text = cell
    .map((node) => textOf(node))
    .join('')
    .trim();
  return NOTHING.includes(text) ? { default: null } : {};
}

/** `` `prop` (`type`, default `value` ``, node by node. */
function statementsInText(nodes: readonly Nodes[]): Statement[] {
  return nodes.flatMap((node, index) => {
    const [open, type, between, value] = nodes.slice(index + 1);
    if (!isCode(node) || !NAME.test(node.value) || textOfText(open) !== ' (' || !isCode(type)) {
      return [];
    }
    const hasDefault = /^, default $/.test(textOfText(between)) && isCode(value);
    return [
      {
        name: node.value,
        type: type.value,
        line: node.position?.start.line ?? 1,
        ...(hasDefault ? { default: value.value } : {}),
      },
    ];
  });
}

function isCode(node: Nodes | undefined): node is InlineCode {
  return node?.type === 'inlineCode';
}

function textOfText(node: Nodes | undefined): string {
  return node?.type === 'text' ? node.value : '';
}

function soleCode(cell: readonly PhrasingContent[] | undefined): string | undefined {
  const [only, ...others] = (cell ?? []).filter((node) => textOf(node).trim() !== '');
  return isCode(only) && others.length === 0 ? only.value : undefined;
}

/** Only plain types are compared: a signature or an object may be told in a shorter way. */
function isSameType(stated: string, real: string): boolean {
  const [said, meant] = [stated, real].map((type) => {
    const parts = type
      .replaceAll('"', "'")
      .split('|')
      .map((part) => part.trim());
    return new Set(parts.filter((part) => part !== 'undefined' && part !== ''));
  });
  if (!said || !meant || ![...said, ...meant].every((part) => PLAIN.test(part))) {
    return true;
  }
  return said.size === meant.size && [...said].every((part) => meant.has(part));
}

function isSameValue(stated: string | null, real: string | null): boolean {
  return plainValue(stated) === plainValue(real);
}

/** Without quotes, and with the keys of an object in one order. */
function plainValue(value: string | null): string {
  return (value ?? 'undefined')
    .replaceAll(/["'\s_;{}]/g, '')
    .split(',')
    .sort()
    .join(',');
}
