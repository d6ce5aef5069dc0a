/** Whether a pathname of the tree is a page of this site; anything else is a link out. */
export function isInternal(pathname: string): boolean {
  return pathname.startsWith('/');
}
