import type { ElementContent } from 'hast';
import { renderCode } from '#src/site/code/codeBlock.node.ts';
import { deed, GROUP, TABS } from '#src/site/code/codeElement.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { escapeHtml } from '#src/site/code/highlight.node.ts';
import { renderChanges } from './changesTable.node.ts';
import { element, raw } from './elements.node.ts';
import { renderKeys } from './keysTable.node.ts';

/** A directive as the table below sees it: its attributes, its `[label]`, its rendered children. */
export type Directive = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  label: string;
  children: ElementContent[];
};

type Render = (directive: Directive) => ElementContent[];

/** Names of admonitions and badges, with the keys of their words. */
export const ADMONITIONS = {
  note: 'build.note',
  tip: 'build.tip',
  warning: 'build.warning',
  danger: 'build.danger',
} as const;
export const BADGES = {
  pro: 'plans.pro',
  premium: 'plans.premium',
  new: 'chips.new',
  preview: 'chips.preview',
  planned: 'chips.planned',
} as const;
const MANAGERS = [
  ['npm', 'npm install'],
  ['pnpm', 'pnpm add'],
  ['yarn', 'yarn add'],
] as const;

/** Directives that are decided by themselves. `demo`, `playground`, `source` and `table` need the page and are drawn by `renderDocument`. */
export const DIRECTIVES: Readonly<Record<string, Render>> = {
  ...Object.fromEntries(
    Object.entries(ADMONITIONS).map(([name, key]) => [
      name,
      (directive: Directive) => renderAdmonition(directive, buildText(key)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(BADGES).map(([name, key]) => [name, () => [badge(name, buildText(key))]]),
  ),
  tabs: renderTabs,
  tab: renderTab,
  install: renderInstall,
  search: renderSearch,
  tiles: ({ children }) => renderTiles(children),
  changes: ({ children }) => renderChanges(children),
  keys: ({ children }) => renderKeys(children),
};

/** How many colons a directive is written with: one in a line of text, two on a line of its own, three around other text. */
export const COLONS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [...Object.keys(ADMONITIONS), 'tabs', 'tab', 'changes', 'keys', 'tiles'].map((name) => [
      name,
      3,
    ]),
  ),
  ...Object.fromEntries(
    ['install', 'search', 'demo', 'playground', 'source', 'table'].map((name) => [name, 2]),
  ),
  ...Object.fromEntries(Object.keys(BADGES).map((name) => [name, 1])),
};

/** The attributes a directive takes; another one is a mistake that the build names. */
export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  demo: ['name', 'height', 'phone', 'styling', 'open', 'still'],
  playground: ['name', 'component', 'props', 'height', 'phone'],
  source: ['file'],
  table: ['name'],
  tabs: ['group'],
  install: ['packages'],
};

function renderAdmonition({ name, label, children }: Directive, word: string): ElementContent[] {
  const title = label
    ? [element('p', { class: 'note-title' }, [{ type: 'text', value: label }])]
    : [];
  return [
    element(
      'div',
      { class: name === 'note' ? name : `note ${name}`, role: 'note', 'aria-label': label || word },
      [...title, ...children],
    ),
  ];
}

function badge(name: string, word: string): ElementContent {
  return element('span', { class: `chip ${name}` }, [{ type: 'text', value: word }]);
}

/** Opens the search of the header; the key stands on the button. */
function renderSearch(): ElementContent[] {
  const words = { type: 'text', value: buildText('build.searchAll') } as const;
  const key = element('kbd', { 'aria-hidden': 'true' }, [{ type: 'text', value: '/' }]);
  const properties = { type: 'button', class: 'ask needs-script', ...deed('search') };
  return [element('button', properties, [words, key])];
}

/** Each heading begins a tile. */
function renderTiles(children: readonly ElementContent[]): ElementContent[] {
  const tiles: ElementContent[][] = [];
  for (const child of children) {
    if (child.type === 'element' && /^h[2-6]$/.test(child.tagName)) {
      tiles.push([]);
    }
    tiles.at(-1)?.push(child);
  }
  if (tiles.length < 2) {
    throw new Error(':::tiles needs two or more headings, one for each tile. Write them.');
  }
  return [
    element(
      'div',
      { class: 'tiles' },
      tiles.map((tile) => element('section', {}, tile)),
    ),
  ];
}

function renderTabs({ attributes, children }: Directive): ElementContent[] {
  const panels = children.filter((child) => child.type === 'element');
  const stray = panels.find((panel) => panel.properties['data-tab'] === undefined);
  if (stray || panels.length < 2) {
    throw new Error(':::tabs needs two or more :::tab[Name] inside it and nothing else. Mend it.');
  }
  if (!attributes.group) {
    throw new Error(':::tabs needs a group, such as :::tabs{group="plan"}. Name it.');
  }
  return [element('div', { class: TABS, [GROUP]: attributes.group }, panels)];
}

function renderTab({ label, children }: Directive): ElementContent[] {
  if (label === '') {
    throw new Error(':::tab needs a name, such as :::tab[Pro]. Write it.');
  }
  return [
    element('div', { class: 'tab', 'data-tab': label }, [
      element('p', { class: 'tab-name' }, [{ type: 'text', value: label }]),
      ...children,
    ]),
  ];
}

function renderInstall({ attributes, ...directive }: Directive): ElementContent[] {
  const packages = attributes.packages?.trim();
  if (!packages) {
    throw new Error('::install needs packages, such as ::install{packages="@mui/x-charts"}.');
  }
  const panels = MANAGERS.flatMap(([manager, command]) => {
    const lines = [{ html: escapeHtml(`${command} ${packages}`), marked: false }];
    const code = raw(renderCode(lines, buildText('build.install', { manager })));
    return renderTab({ ...directive, attributes: {}, label: manager, children: [code] });
  });
  const group = { group: 'package-manager' };
  return renderTabs({ ...directive, attributes: group, label: '', children: panels });
}
