import { general } from '#data/products.ts';
import { packagesOf } from '#src/api/packages.node.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
import { fill } from '#src/i18n/translate.ts';
import { productOf } from '#src/path/productOf.ts';
import { documentDay } from './documentDates.node.ts';

/**
 * The last line of a page, as HTML: when its text was changed, and what the build that wrote it has compared it with. Only what stops
 * a build counts as checked: the links and anchors (`linkChecker`) and the names in code spans (`identifierReader`).
 * @param isGenerated whether the page is made from the packages alone
 */
export function checkedLine(
  pathname: string,
  isGenerated: boolean,
  day = documentDay(pathname),
): string {
  const sentences = [
    ...(day === undefined ? [] : [fill(text('changed'), { day: `<time>${day}</time>` })]),
    fill(text(isGenerated ? 'generated' : 'document'), { packages: packagesBehind(pathname) }),
  ];
  return `<p class="api-from">${sentences.join(' ')}</p>`;
}

/** The packages of the page's product; all of them by one name where the page belongs to none. */
function packagesBehind(pathname: string): string {
  const product = productOf(pathname);
  return product
    ? packagesOf(product.id)
        .map(({ name, version }) => `${name} ${version}`)
        .join(', ')
    : `${general.name} ${general.version}`;
}

function text(key: string): string {
  return escapeHtml(buildText(`build.checked.${key}`));
}
