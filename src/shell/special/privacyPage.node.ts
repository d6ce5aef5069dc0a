import { originsOf, type OutsideRequest } from '#data/site/outsideRequests.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { keptOnDevice } from './keptOnDevice.node.ts';

const VISITOR_KEYS = {
  signals: 'bySignal',
  choice: 'bySignalOrChoice',
  press: 'byPressing',
} as const;

/** The text of the page about privacy: every request that the table names with its switches, and everything kept in a browser. */
export function renderPrivacy(requests: readonly OutsideRequest[]): string {
  return [
    `<p>${text('own')}</p>`,
    `<p>${text('kept')}</p>`,
    `<h2 id="requests">${text('requestsTitle')}</h2>`,
    `<p>${text('promise')}</p>`,
    renderTable(
      'requestsTitle',
      ['request', 'sends', 'goesTo', 'switch'],
      requests.map(requestCells),
    ),
    `<p><a href="/x/licenses/">${text('licenses')}</a></p>`,
    `<h2 id="stored">${text('storedTitle')}</h2>`,
    `<p>${text('storedLead')}</p>`,
    renderTable(
      'storedTitle',
      ['storedWhat', 'storedKeys', 'storedFor'],
      keptOnDevice.map(storedCells),
    ),
    `<h2 id="signals">${text('signalsTitle')}</h2>`,
    `<p>${text(requests.some(isChosen) ? 'signals' : 'nothingCounted')}</p>`,
  ].join('\n');
}

function text(key: string): string {
  return escapeHtml(buildText(`build.privacy.${key}`));
}

function renderTable(title: string, head: readonly string[], rows: readonly string[][]): string {
  const cellsOf = (cells: readonly string[], name: string) =>
    cells.map((cell) => `<${name}>${cell}</${name}>`).join('');
  return [
    `<div class="table" tabindex="0" role="group" aria-label="${text(title)}"><table>`,
    `<thead><tr>${cellsOf(head.map(text), 'th')}</tr></thead><tbody>`,
    ...rows.map((cells) => `<tr>${cellsOf(cells, 'td')}</tr>`),
    '</tbody></table></div>',
  ].join('\n');
}

/** Whether a visitor can choose about a request that this deployment makes. */
function isChosen(request: OutsideRequest): boolean {
  return request.visitor === 'choice' && originsOf(request).length > 0;
}

function requestCells(request: OutsideRequest): string[] {
  const { id, variable, visitor } = request;
  const hosts = originsOf(request).map(code);
  const switches = [
    ...(visitor === null ? [] : [text(VISITOR_KEYS[visitor])]),
    ...(variable === undefined ? [] : [`${text('byVariable')} ${code(variable)}`]),
  ];
  return [
    text(`requests.${id}.name`),
    text(`requests.${id}.sends`),
    hosts.length > 0 ? hosts.join('<br>') : text('never'),
    switches.join('<br>'),
  ];
}

function storedCells({ id, keys, place }: (typeof keptOnDevice)[number]): string[] {
  return [text(`stored.${id}`), keys.map(code).join('<br>'), text(`storedPlaces.${place}`)];
}

function code(value: string): string {
  return `<code>${escapeHtml(value)}</code>`;
}
