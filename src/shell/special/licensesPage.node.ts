import {
  code,
  heading,
  html,
  htmlTexts,
  table,
  type Html,
  type Part,
} from '#src/site/code/html.node.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import { COMMERCIAL, type InstalledPackage } from './installedPackages.node.ts';

type Section = 'commercial' | 'browser' | 'build';

const text = htmlTexts('build.licenses');

/**
 * The text of the page about licences: the commercial packages and those sent to browsers, a row each; then those that only build
 * the site, a row for each licence, since they are many.
 */
export function renderLicenses(packages: readonly InstalledPackage[]): string {
  const parts = groupBy(packages, sectionOf);
  const cells = (section: Section) => (parts.get(section) ?? []).map(cellsOf);
  return html`<p>${text('own')}</p>
${renderSection('commercial', ['name', 'version', 'licence'], cells('commercial'))}
${renderSection('browser', ['name', 'version', 'licence'], cells('browser'))}
${renderSection('build', ['licence', 'names'], byLicence(parts.get('build') ?? []))}`.html;
}

function sectionOf({ licence, isInBrowser }: InstalledPackage): Section {
  if (licence === COMMERCIAL) {
    return 'commercial';
  }
  return isInBrowser ? 'browser' : 'build';
}

function renderSection(
  id: Section,
  head: readonly ('name' | 'names' | 'version' | 'licence')[],
  rows: readonly (readonly Part[])[],
): Html {
  const title = text(`${id}Title`);
  return html`${heading(id, title)}<p>${text(id)}</p>${table(
    title,
    head.map((key) => text(key)),
    rows,
  )}`;
}

function cellsOf({ name, version, licence }: InstalledPackage): Part[] {
  return [code(name), version, licenceText(licence)];
}

/** The licences in order, each with its packages: `a 1.0.0, b 2.1.0`. */
function byLicence(packages: readonly InstalledPackage[]): Part[][] {
  return [...groupBy(packages, ({ licence }) => String(licenceText(licence)))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, members]) => [
      licenceText(members[0]?.licence),
      members.map(({ name, version }) => `${name} ${version}`).join(', '),
    ]);
}

function licenceText(licence: string | undefined): Part {
  if (licence === undefined) {
    return text('notSaid');
  }
  return licence === COMMERCIAL ? text('commercialName') : licence;
}
