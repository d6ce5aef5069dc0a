import type { Screen } from '../proof.tsx';

type Shown = Pick<Screen, 'stage'>;

/** The drawing of a chart; marks of its legend are drawings too. Throws if there is none. */
export function surface({ stage }: Shown, index = 0): SVGSVGElement {
  const found = stage.querySelectorAll<SVGSVGElement>('svg[class*="MuiChartsSurface"]')[index];
  if (!found) throw new Error('No chart is shown.');
  return found;
}

/** The texts of the ticks: of all axes of a direction, or of the one that `index` names. */
export function ticks({ stage }: Shown, direction: 'X' | 'Y' = 'X', index?: number): string[] {
  const axes = [...stage.querySelectorAll(`.MuiChartsAxis-direction${direction}`)];
  return (index === undefined ? axes : axes.slice(index, index + 1))
    .flatMap((axis) => [...axis.querySelectorAll('.MuiChartsAxis-tickLabel')])
    .map((label) => label.textContent);
}

/** The texts of the entries of all legends. */
export function legend({ stage }: Shown): string[] {
  const entries = stage.querySelectorAll('.MuiChartsLegend-root li');
  return [...entries].map((entry) => entry.textContent);
}
