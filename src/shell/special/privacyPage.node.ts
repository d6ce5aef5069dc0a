import { BASE } from '#data/site/base.ts';
import { originsOf, type OutsideRequest } from '#data/site/outsideRequests.ts';
import {
  code,
  heading,
  html,
  htmlTexts,
  joined,
  raw,
  table,
  type Html,
} from '#src/site/code/html.node.ts';
import { keptOnDevice } from './keptOnDevice.node.ts';

const text = htmlTexts('build.privacy');
const BREAK = raw('<br>');
const VISITOR_KEYS = {
  signals: 'bySignal',
  choice: 'bySignalOrChoice',
  press: 'byPressing',
} as const;

/** The text of the page about privacy: every request that the table names with its switches, and everything kept in a browser. */
export function renderPrivacy(requests: readonly OutsideRequest[]): string {
  const head = (['request', 'sends', 'goesTo', 'switch'] as const).map((key) => text(key));
  const storedHead = (['storedWhat', 'storedKeys', 'storedFor'] as const).map((key) => text(key));
  return html`<p>${text('own')}</p><p>${text('kept')}</p>
${heading('requests', text('requestsTitle'))}<p>${text('promise')}</p>
${table(text('requestsTitle'), head, requests.map(requestCells))}
<p><a href="${BASE}/licenses/">${text('licenses')}</a></p>
${heading('stored', text('storedTitle'))}<p>${text('storedLead')}</p>
${table(text('storedTitle'), storedHead, keptOnDevice.map(storedCells))}
${heading('signals', text('signalsTitle'))}<p>${text(requests.some(isChosen) ? 'signals' : 'nothingCounted')}</p>`
    .html;
}

/** Whether a visitor can choose about a request that this deployment makes. */
function isChosen(request: OutsideRequest): boolean {
  return request.visitor === 'choice' && originsOf(request).length > 0;
}

function requestCells(request: OutsideRequest): Html[] {
  const { id, variable, visitor } = request;
  const hosts = originsOf(request).map(code);
  const switches = [
    ...(visitor === null ? [] : [text(VISITOR_KEYS[visitor])]),
    ...(variable === undefined ? [] : [html`${text('byVariable')} ${code(variable)}`]),
  ];
  return [
    text(`requests.${id}.name`),
    text(`requests.${id}.sends`),
    hosts.length > 0 ? joined(hosts, BREAK) : text('never'),
    joined(switches, BREAK),
  ];
}

function storedCells({ id, keys, place }: (typeof keptOnDevice)[number]): Html[] {
  return [text(`stored.${id}`), joined(keys.map(code), BREAK), text(`storedPlaces.${place}`)];
}
