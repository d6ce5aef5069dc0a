/** A group of rows by what they are for; `href` leads to the document that says most of them, `rows` are anchors. */
export type Purpose = { title: string; href: string | null; rows: readonly string[] };

/** Address of the groups of an API page: `/x/api/charts/bar-chart/` -> `/x/api/charts/bar-chart.purposes.json` */
export function purposesAddress(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}.purposes.json`;
}
