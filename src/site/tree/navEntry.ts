/** A mark beside the title of a row, in the order in which they stand. */
export type NavMark = 'new' | 'planned' | 'preview' | 'pro' | 'premium';

/** A row of the sidebar as browsers know it: plain JSON, because a branch of the sidebar is a file. */
export interface NavEntry {
  /** As it is shown. Two rows of one list never have the same. */
  title: string;
  /** Address of the page. A group leads to the page that stands for it, else to its first page; a subheader leads nowhere. */
  href?: string;
  marks?: readonly NavMark[];
  /** Of a group or a subheader; `null`: not here yet, they come with the file of the branch. */
  children?: readonly NavEntry[] | null;
}

/** A row of the top level; `file` is the address of what is inside a group. */
export type NavTop = NavEntry & { file?: string };

/** Names a group by the titles from the top level down to it. */
export function groupId(titles: readonly string[]): string {
  return titles.join('\n');
}

/** Title of the top-level group that a group stands in, or is. */
export function branchOf(group: string): string {
  return group.split('\n', 1)[0] ?? '';
}

/** Whether a row can be opened and closed. Below a subheader everything stands open. */
export function isGroup({ href, children }: NavEntry): boolean {
  return children !== undefined && href !== undefined;
}

/** Whether the rows inside all groups on a way down from the top level are here. A way that leads nowhere lacks nothing. */
export function isKnown(entries: readonly NavEntry[], titles: readonly string[]): boolean {
  const [title, ...below] = titles;
  const entry = entries.find((each) => each.title === title);
  return (
    entry?.children === undefined || (entry.children !== null && isKnown(entry.children, below))
  );
}

/** The pages of this site below some rows, as far as they are here, in the order of the sidebar. */
export function leavesOf(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => {
    if (entry.children === undefined) {
      return entry.href?.startsWith('/') ? [entry] : [];
    }
    return leavesOf(entry.children ?? []);
  });
}
