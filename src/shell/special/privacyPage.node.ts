import * as keys from '#src/site/storage/storedKeys.ts';
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

/** Where a browser keeps something: a cookie for a year, storage until it is removed, or storage for the visit of one tab. */
type Place = 'cookie' | 'local' | 'session';

/** What the site keeps in a browser; the dictionary has a text for each id at `build.privacy.stored`. */
export const keptOnDevice = [
  { id: 'code', keys: [keys.CODE_VARIANT_KEY, keys.CODE_STYLING_KEY], place: 'cookie' },
  { id: 'mode', keys: [keys.MODE_KEY], place: 'local' },
  { id: 'layout', keys: [keys.API_LAYOUT_KEY, keys.API_ORDER_KEY], place: 'local' },
  { id: 'fonts', keys: [keys.FONTS_KEY], place: 'local' },
  { id: 'tabs', keys: [...keys.TAB_KEYS, `${keys.TABS_PREFIX}*`], place: 'local' },
  { id: 'upgrade', keys: [keys.UPGRADE_KEY], place: 'local' },
  { id: 'searches', keys: [keys.RECENT_SEARCHES_KEY], place: 'local' },
  { id: 'feedback', keys: [keys.FEEDBACK_KEY], place: 'local' },
  { id: 'usage', keys: [keys.USAGE_KEY], place: 'local' },
  { id: 'ad', keys: [keys.AD_SHAPE_KEY], place: 'session' },
  { id: 'worker', keys: [keys.WORKER_KEY], place: 'session' },
  {
    id: 'reload',
    keys: [keys.TYPED_SEARCH_KEY, keys.PRESS_AGAIN_KEY, keys.RELOADED_KEY, keys.GONE_KEY],
    place: 'session',
  },
] as const satisfies readonly { id: string; keys: readonly string[]; place: Place }[];
