import { originsOf, type OutsideRequest } from '#data/outsideRequests.ts';
import { escapeHtml } from '#src/code/highlight.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';

const VISITOR_KEYS = {
  signals: 'bySignal',
  choice: 'bySignalOrChoice',
  press: 'byPressing',
} as const;

/** The text of the page about privacy: every request that the table names, what it sends, where to, and its switches. */
export function renderPrivacy(requests: readonly OutsideRequest[]): string {
  const text = (key: string) => escapeHtml(buildText(`build.privacy.${key}`));
  const head = ['request', 'sends', 'goesTo', 'switch'].map((key) => `<th>${text(key)}</th>`);
  return [
    `<p>${text('own')}</p>`,
    `<p>${text('kept')}</p>`,
    `<h2 id="requests">${text('requestsTitle')}</h2>`,
    `<p>${text('promise')}</p>`,
    `<div class="table" tabindex="0" role="group" aria-label="${text('requestsTitle')}"><table>`,
    `<thead><tr>${head.join('')}</tr></thead><tbody>`,
    ...requests.map((request) => renderRow(request, text)),
    '</tbody></table></div>',
    `<p><a href="/x/licenses/">${text('licenses')}</a></p>`,
    `<h2 id="signals">${text('signalsTitle')}</h2>`,
    `<p>${text(requests.some(isChosen) ? 'signals' : 'nothingCounted')}</p>`,
  ].join('\n');
}

/** Whether a visitor can choose about a request that this deployment makes. */
function isChosen(request: OutsideRequest): boolean {
  return request.visitor === 'choice' && originsOf(request).length > 0;
}

function renderRow(request: OutsideRequest, text: (key: string) => string): string {
  const { id, variable, visitor } = request;
  const hosts = originsOf(request).map((origin) => `<code>${escapeHtml(origin)}</code>`);
  const switches = [
    ...(visitor === null ? [] : [text(VISITOR_KEYS[visitor])]),
    ...(variable === undefined ? [] : [`${text('byVariable')} <code>${variable}</code>`]),
  ];
  const cells = [
    text(`requests.${id}.name`),
    text(`requests.${id}.sends`),
    hosts.length > 0 ? hosts.join('<br>') : text('never'),
    switches.join('<br>'),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
