import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPre } from '#src/code/codeBlock.node.ts';
import { escapeHtml, highlight } from '#src/code/highlight.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
import { toJavaScript } from '#src/code/toJavaScript.node.ts';

/** What a document asks for with `::demo{...}`: heights in px. */
export type DemoRequest = { name: string; height: number; phone: number; open: boolean };

/**
 * Reads the attributes of `::demo{name="Bars" height="300" phone="360" open}`.
 * @throws when the name or a height is missing or malformed
 */
export function readDemoRequest(attributes: Readonly<Record<string, string>>): DemoRequest {
  const { name = '', height = '', phone = height, open } = attributes;
  if (!/^[A-Z]\w*$/.test(name)) {
    throw new Error('::demo needs a name, such as ::demo{name="BasicBars" height="300"}.');
  }
  if (!/^\d{2,4}$/.test(height) || !/^\d{2,4}$/.test(phone)) {
    throw new Error(
      `::demo{name="${name}"} needs the height of the demo in px, such as height="300" (and phone="360" where it differs below 600 px).`,
    );
  }
  return { name, height: Number(height), phone: Number(phone), open: open !== undefined };
}

/**
 * A demo as the exported page holds it: a stage of reserved height, its source, its toolbar. No part of it needs React.
 * The JavaScript text travels unparsed beside the TypeScript one; being nearly the same, it costs next to nothing compressed.
 * @throws when the file is missing or does not parse
 */
export async function renderDemo(folder: string, request: DemoRequest): Promise<string> {
  const { name, height, phone, open } = request;
  const source = await readDemo(path.join(folder, `${name}.tsx`));
  const javaScript = await toJavaScript(source, `${name}.tsx`);
  const label = buildText('build.sourceOf', { demo: name });
  const typed = renderPre(await highlight(source, 'tsx'), label);
  const plain = renderPre(await highlight(javaScript, 'jsx'), label);
  const variants = typed === plain ? '' : renderVariants(name, plain);
  return [
    `<div class="demo" id="${name}" data-demo="${name}">`,
    `<div class="stage" style="--height:${height}px;--phone:${phone}px"><div class="stage-root"><p class="stage-wait">${escapeHtml(demoTitle(name))}</p></div></div>`,
    `<div class="source"><details${open ? ' open' : ''}><summary><span class="when-closed">${text('showSource')}</span><span class="when-open">${text('hideSource')}</span><span class="visually-hidden"> ${text('build.ofDemo', demoTitle(name))}</span></summary>${typed}</details>`,
    `<div class="tools" role="toolbar" aria-label="${text('build.toolsOf', demoTitle(name))}">`,
    `<button type="button" data-do="copy" data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="${name}">${text('copy')}</button>`,
    variants,
    // React answers the next two: the click of a visitor who was first is made again.
    `<button type="button" class="preview" data-replay tabindex="-1" aria-haspopup="dialog">${text('build.preview')}</button>`,
    `<button type="button" class="more" data-replay tabindex="-1" aria-haspopup="menu">${text('build.more')}</button></div></div>`,
    '</div>',
  ].join('');
}

function renderVariants(name: string, plain: string): string {
  return [
    `<span class="variants" role="group" aria-label="${text('build.languageOf', name)}">`,
    '<button type="button" data-do="code-variant" value="TS" tabindex="-1" aria-pressed="true">TS</button>',
    '<button type="button" data-do="code-variant" value="JS" tabindex="-1" aria-pressed="false">JS</button>',
    '</span>',
    // Highlighted code holds no "<" of its own, so it cannot end this element.
    `<script type="text/plain" class="javascript">${plain}</script>`,
  ].join('');
}

/** A text of the shell, which may name the demo, as HTML. */
function text(key: string, demo = ''): string {
  return escapeHtml(buildText(key, { demo }));
}

async function readDemo(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Error(`The demo file ${file} is missing. Write it, or take the ::demo line out.`);
  }
}

/** What a demo is called, from its name: `BasicBars` -> `Basic bars` */
export function demoTitle(name: string): string {
  const text = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
