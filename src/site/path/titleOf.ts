import { general } from '#data/products.ts';
import { normalPath } from './normalPath.ts';

/**
 * Title of a path that has none in the tree, never empty (behaviour 2.1).
 * `/x/react-data-grid/column-ordering` -> `Column ordering`, `/x/api/charts/use-x-axis` -> `useXAxis`
 */
export function titleOf(path: string): string {
  const normal = normalPath(path);
  const words = wordsOf(normal);
  const title = /\/api(-docs)?\//.test(normal) ? exportName(words) : raiseFirst(words.join(' '));
  return title === '' ? general.name : title;
}

/** `/x/react-charts/3d-bars.md` -> `3d`, `bars` */
function wordsOf(normal: string): string[] {
  const slug = normal
    .slice(normal.lastIndexOf('/') + 1)
    .replace(/^react-/, '')
    .replace(/\..*$/s, '');
  return slug.split(/[-\s]+/).filter((word) => word !== '');
}

/** Hooks are camel case, everything else Pascal case; digits start a word and end one: `bar-chart-3d` -> `BarChart3D` */
function exportName(words: string[]): string {
  const [first = '', ...rest] = words;
  const isHook = first === 'use' && rest.length > 0;
  return (isHook ? first : capitalise(first)) + rest.map(capitalise).join('');
}

function capitalise(word: string): string {
  return word.split(/(\d+)/).map(raiseFirst).join('');
}

function raiseFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
