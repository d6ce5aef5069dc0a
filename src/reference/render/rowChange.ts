/** What the last major did to a row: it came with it, or its type or default is another; `href` leads to what it was before. */
export type RowChange = { kind: 'new' } | { kind: 'changed'; href: string };

/** What the last major did to an export and, by anchor, to its rows. */
export type PageChanges = { isNew: boolean; rows: ReadonlyMap<string, RowChange> };

export const NO_CHANGES: PageChanges = { isNew: false, rows: new Map() };
