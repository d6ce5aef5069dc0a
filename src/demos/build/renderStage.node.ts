import { html, type Html } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { DRAWN, STAGE, WAITING } from '#src/demos/model/demoElement.ts';

/** The stage of a demo with its reserved heights in px, and what stands on it until the demo does. */
export function renderStage(
  title: string,
  { height, phone }: { height: number; phone: number },
): Html {
  return html`<div class="${STAGE}" style="--height:${height}px;--phone:${phone}px"><div class="${DRAWN}"><p class="${WAITING}">${title}<noscript>. ${buildText('build.needsScript')}</noscript></p></div></div>`;
}
