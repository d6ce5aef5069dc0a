import { CODE } from '#src/site/code/codeElement.ts';
import { renderPre } from '#src/site/code/codeBlock.node.ts';
import { highlight } from '#src/site/code/highlight.node.ts';
import { attributes, html, raw, type Html } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { renderStage } from '#src/demos/build/renderStage.node.ts';
import { DEMO_NAME } from '#src/visitor/preferences/codePreference.ts';
import type { Control } from './control.ts';
import type { PlaygroundCode } from './playgroundCode.node.ts';
import type { PlaygroundRequest } from './playgroundRequest.ts';
import { CHOSEN } from './panelElement.ts';
import { renderPanel } from './renderPanel.node.ts';
import { DEMO, demoCopyAttributes, PLAYGROUND } from '#src/demos/model/demoElement.ts';

type Parts = {
  request: PlaygroundRequest;
  controls: readonly Control[];
  code: PlaygroundCode;
  /** What the demo is called. */
  title: string;
  /** Address of the reference of its component. */
  href: string;
};

/** What stands in the highlighted code where the chosen props belong. */
const PLACE = '/*chosen*/';

/** A playground as the exported page holds it: a stage of reserved height, its panel, the code of its element. */
export async function renderPlayground(parts: Parts): Promise<Html> {
  const { name, component } = parts.request;
  const code = [...parts.code.before, PLACE, ...parts.code.after].join('\n');
  const lines = await highlight(code, 'tsx');
  const label = buildText('build.playground.code', { component });
  const shown = renderPre(lines, label).html.replace(
    `<i class="c">${PLACE}</i>\n`,
    `<span class="${CHOSEN}"></span>`,
  );
  const stage = renderStage(parts.title, parts.request);
  const copy = html`<button type="button" class="copy" ${attributes(demoCopyAttributes(name))}>${buildText('copy')}</button>`;
  const panel = renderPanel(name, component, parts.href, parts.controls);
  return html`<div class="${DEMO} playground" id="${name}" ${DEMO_NAME}="${name}" ${PLAYGROUND}>${stage}${panel}<div class="${CODE}">${raw(shown)}${copy}</div></div>`;
}
