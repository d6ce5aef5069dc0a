import type { ApiMember } from '#src/reference/read/apiRecord.ts';
import type { DemoLink } from '#src/reference/render/renderDemoLinks.node.ts';
import { renderMemberRow } from '#src/reference/render/renderRow.node.ts';
import { choicesOf, renderRows, type Row } from '#src/reference/render/renderRows.node.ts';
import { typeRenderer } from '#src/reference/render/renderType.node.ts';

type Facts = Partial<ApiMember> & { name: string; anchor: string; demos?: DemoLink[] };

/** A row as the build renders it; what is not said of it is not there. */
export function renderedRow({ demos = [], ...facts }: Facts): Row {
  const member: ApiMember = {
    description: null,
    deprecated: null,
    plan: null,
    since: null,
    type: 'number',
    expanded: null,
    required: false,
    default: null,
    signature: null,
    ...facts,
  };
  return renderMemberRow(member, { type: typeRenderer('data-grid', 'DataGrid'), demos });
}

/** Rows of props below their bar. */
export function renderedRows(rows: readonly Row[]): string {
  return renderRows({
    title: 'Props',
    word: 'prop',
    rows,
    choices: choicesOf(rows),
    isGrouped: true,
  }).html;
}
