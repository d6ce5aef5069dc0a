import ts from 'typescript';
import { printLiteral, printType } from './printType.node.ts';
import { LINE } from './shortType.ts';
import { declaredText, writtenType } from './writtenType.node.ts';

/** `'left' | 'right' | 'center'` in the order of the declaration; undefined for a type that is no union of plain values. */
export function valueUnion(
  checker: ts.TypeChecker,
  type: ts.Type,
  member: ts.Symbol,
): string | undefined {
  const plain =
    ts.TypeFlags.Literal |
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.Null |
    ts.TypeFlags.Undefined;
  if (!type.isUnion() || !type.types.every(({ flags }) => flags & plain)) {
    return undefined;
  }
  const texts = type.types
    .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    .map((each) => printLiteral(checker, each));
  const names =
    texts.includes('true') && texts.includes('false')
      ? [...texts.filter((text) => text !== 'true' && text !== 'false'), 'boolean']
      : texts;
  const order = `${writtenType(member) ?? ''} ${declaredText(type.aliasSymbol)}`;
  const place = (text: string) => {
    const found = order.replaceAll('"', "'").indexOf(text);
    return found < 0 ? Number.MAX_SAFE_INTEGER : found;
  };
  return names.sort((one, other) => place(one) - place(other)).join(' | ');
}

/** A named union of a few short parts, spelled out: `PickerValue` is `PickerValidDate | null`. */
export function shortUnion(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const parts = type.isUnion()
    ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    : [];
  const texts = parts.map((each) => printType(checker, each));
  const isShort =
    texts.length > 0 && texts.every((text) => /^[\w[\].]+$/.test(text)) && !texts.includes('true');
  const text = nullLast(texts).join(' | ');
  return isShort && text.length <= LINE / 2 ? text : undefined;
}

function nullLast(texts: readonly string[]): string[] {
  const rest = texts.filter((text) => text !== 'null');
  return rest.length < texts.length ? [...rest, 'null'] : rest;
}
