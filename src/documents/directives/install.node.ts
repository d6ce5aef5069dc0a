import { renderCode } from '#src/site/code/codeBlock.node.ts';
import { html } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { LeafKind } from './directive.ts';
import { raw } from './elements.node.ts';
import { drawTab } from './tab.node.ts';
import { drawTabs } from './tabs.node.ts';

const MANAGERS = [
  ['npm', 'npm install'],
  ['pnpm', 'pnpm add'],
  ['yarn', 'yarn add'],
] as const;
const GROUP = 'package-manager';

/** `::install{packages="@mui/x-charts"}`: the command of each package manager. */
export const install: LeafKind = {
  name: 'install',
  colons: 2,
  attributes: ['packages'],
  text: 'none',
  html: ({ packages = '' }) => {
    if (packages.trim() === '') {
      throw new Error('::install needs packages, such as ::install{packages="@mui/x-charts"}.');
    }
    const panels = MANAGERS.map(([manager, command]) => {
      const line = { html: html`${command} ${packages.trim()}`, marked: false };
      const code = renderCode([line], buildText('build.install', { manager }));
      return drawTab(manager, [raw(code.html)]);
    });
    return drawTabs(GROUP, panels);
  },
  markdown: ({ packages = '' }) => [
    { type: 'code', lang: 'bash', value: `npm install ${packages}` },
  ],
};
