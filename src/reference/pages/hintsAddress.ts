/** Address of the hints of the page that a link leads to: `/x/api/charts/bar-chart/` -> `/x/api/charts/bar-chart.hints.json` */
export function hintsAddress(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}.hints.json`;
}
