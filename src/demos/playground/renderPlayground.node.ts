import { renderPre } from '#src/site/code/codeBlock.node.ts';
import { highlight } from '#src/site/code/highlight.node.ts';
import { html, raw } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { Control } from './control.ts';
import type { PlaygroundCode } from './playgroundCode.node.ts';
import type { PlaygroundRequest } from './playgroundRequest.ts';
import { renderPanel } from './renderPanel.node.ts';

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
export async function renderPlayground(parts: Parts): Promise<string> {
  const { name, component, height, phone } = parts.request;
  const code = [...parts.code.before, PLACE, ...parts.code.after].join('\n');
  const lines = await highlight(code, 'tsx');
  const label = buildText('build.playground.code', { component });
  const shown = renderPre(lines, label).replace(
    `<i class="c">${PLACE}</i>\n`,
    '<span class="chosen"></span>',
  );
  const stage = html`<div class="stage" style="--height:${height}px;--phone:${phone}px"><div class="stage-root"><p class="stage-wait">${parts.title}<noscript>. ${buildText('build.needsScript')}</noscript></p></div></div>`;
  const copy = html`<button type="button" class="copy" data-do="copy" data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="${name}">${buildText('copy')}</button>`;
  const panel = renderPanel(name, component, parts.href, parts.controls);
  return html`<div class="demo playground" id="${name}" data-demo="${name}" data-playground>${stage}${panel}<div class="code">${raw(shown)}${copy}</div></div>`
    .html;
}
