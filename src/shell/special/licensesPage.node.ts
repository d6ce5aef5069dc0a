import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { COMMERCIAL, type InstalledPackage } from './installedPackages.node.ts';

type Part = 'commercial' | 'browser' | 'build';

/**
 * The text of the page about licences: the commercial packages and those sent to browsers, a row each; then those that only build
 * the site, a row for each licence, since they are many.
 */
export function renderLicenses(packages: readonly InstalledPackage[]): string {
  const parts: Record<Part, InstalledPackage[]> = { commercial: [], browser: [], build: [] };
  packages.forEach((each) => parts[partOf(each)].push(each));
  return [
    `<p>${text('own')}</p>`,
    renderPart('commercial', ['name', 'version', 'licence'], parts.commercial.map(cellsOf)),
    renderPart('browser', ['name', 'version', 'licence'], parts.browser.map(cellsOf)),
    renderPart('build', ['licence', 'names'], byLicence(parts.build)),
  ].join('\n');
}

function partOf({ licence, isInBrowser }: InstalledPackage): Part {
  if (licence === COMMERCIAL) {
    return 'commercial';
  }
  return isInBrowser ? 'browser' : 'build';
}

function renderPart(id: Part, head: readonly string[], rows: readonly string[][]): string {
  const title = text(`${id}Title`);
  return [
    `<h2 id="${id}">${title}</h2>`,
    `<p>${text(id)}</p>`,
    `<div class="table" tabindex="0" role="group" aria-label="${title}"><table>`,
    `<thead><tr>${head.map((key) => `<th>${text(key)}</th>`).join('')}</tr></thead><tbody>`,
    ...rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`),
    '</tbody></table></div>',
  ].join('\n');
}

function cellsOf({ name, version, licence }: InstalledPackage): string[] {
  return [`<code>${escapeHtml(name)}</code>`, escapeHtml(version), licenceText(licence)];
}

/** The licences in order, each with its packages: `a 1.0.0, b 2.1.0`. */
function byLicence(packages: readonly InstalledPackage[]): string[][] {
  const groups = new Map<string, InstalledPackage[]>();
  for (const each of packages) {
    const licence = licenceText(each.licence);
    groups.set(licence, [...(groups.get(licence) ?? []), each]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, members]) => [
      licence,
      members.map(({ name, version }) => escapeHtml(`${name} ${version}`)).join(', '),
    ]);
}

function licenceText(licence: string | undefined): string {
  if (licence === undefined) {
    return text('notSaid');
  }
  return licence === COMMERCIAL ? text('commercialName') : escapeHtml(licence);
}

function text(key: string): string {
  return escapeHtml(buildText(`build.licenses.${key}`));
}
