import { deed, SOURCE, type Deed } from '#src/site/code/codeElement.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlight } from '#src/site/code/highlight.node.ts';
import { attributes, html, joined, type Html, type Part } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { TextKey } from '#src/site/texts/translate.ts';
import { demoTitle } from '#src/site/path/names.ts';
import {
  DEMO_NAME,
  stylingTexts,
  type CodeStyling,
} from '#src/visitor/preferences/codePreference.ts';
import { renderTexts, type DemoText } from './demoTexts.node.ts';
import { checkStylings, readStylings } from '#src/demos/model/demoVariants.node.ts';
import { renderStage } from './renderStage.node.ts';
import { shortCode } from './shortCode.node.ts';
import {
  DEMO,
  demoCopyAttributes,
  MORE,
  PREVIEW,
  STYLINGS,
  TEXT,
  TOOLS,
} from '#src/demos/model/demoElement.ts';

/** What a document asks for with `::demo{...}`: heights in px. */
export type DemoRequest = {
  name: string;
  height: number;
  phone: number;
  open: boolean;
  /** The system's and those that the document names. */
  stylings: readonly CodeStyling[];
};

/**
 * Reads the attributes of `::demo{name="Bars" height="300" phone="360" styling="tailwind css" open}`.
 * @throws when the name or a height is missing or malformed, or a styling not known
 */
export function readDemoRequest(attributes: Readonly<Record<string, string>>): DemoRequest {
  const { name = '', height = '', phone = height, open, styling = '' } = attributes;
  if (!/^[A-Z]\w*$/.test(name)) {
    throw new Error('::demo needs a name, such as ::demo{name="BasicBars" height="300"}.');
  }
  if (!/^\d{2,4}$/.test(height) || !/^\d{2,4}$/.test(phone)) {
    throw new Error(
      `::demo{name="${name}"} needs the height of the demo in px, such as height="300" (and phone="360" where it differs below 600 px).`,
    );
  }
  return {
    name,
    height: Number(height),
    phone: Number(phone),
    open: open !== undefined,
    stylings: readStylings(styling),
  };
}

/**
 * A demo as the exported page holds it: a stage of reserved height, its source, its toolbar. No part of it needs React.
 * Its other texts, in JavaScript and other stylings, travel unparsed behind the toolbar, which would be painted in two halves around them;
 * being nearly the same as the one that is shown, they cost next to nothing compressed.
 * @throws when a file is missing or does not parse
 */
export async function renderDemo(folder: string, request: DemoRequest): Promise<Html> {
  const { name, open, stylings } = request;
  refuseMissing(path.join(folder, `${name}.tsx`));
  checkStylings(folder, name, stylings);
  const [shown, ...waiting] = await renderTexts(folder, name, stylings);
  const languages = waiting.some(({ key }) => key.endsWith(' JS')) ? ['TS', 'JS'] : [];
  const code = await renderShortCode(path.join(folder, `${name}.tsx`));
  const title = demoTitle(name);
  const source = html`<details${open ? ' open' : ''}><summary><span class="when-closed">${text('showSource')}</span><span class="when-open">${text('hideSource')}</span><span class="visually-hidden"> ${text('build.ofDemo', title)}</span></summary>${shown?.html ?? ''}</details>`;
  const tools = [
    html`<button type="button" ${attributes(demoCopyAttributes(name))}>${text('copy')}</button>`,
    renderSwitch(
      { name: STYLINGS, label: text('build.stylingOf', name), does: 'code-styling' },
      stylings.map((styling) => [styling, text(stylingTexts[styling])]),
    ),
    renderSwitch(
      { name: 'variants', label: text('build.languageOf', name), does: 'code-variant' },
      languages.map((language) => [language, language]),
    ),
    // React answers the next two: the click of a visitor who was first is made again.
    html`<button type="button" class="${PREVIEW}" data-replay tabindex="-1" aria-haspopup="dialog">${text('build.preview')}</button>`,
    html`<button type="button" class="${MORE}" data-replay tabindex="-1" aria-haspopup="menu">${text('build.more')}</button>`,
  ];
  const toolbar = html`<div class="${TOOLS}" role="toolbar" aria-label="${text('build.toolsOf', title)}">${tools}</div>`;
  return html`<div class="${DEMO}" id="${name}" ${DEMO_NAME}="${name}">${renderStage(title, request)}<div class="${SOURCE}">${source}${code}${toolbar}${waiting.map(renderWaiting)}</div></div>`;
}

/** Shown while the code is not: it stands in the code too, so it needs no name and no copying of its own. */
async function renderShortCode(file: string): Promise<Part> {
  const code = shortCode(await readFile(file, 'utf8'));
  if (code === undefined) {
    return '';
  }
  const lines = await highlight(code, 'tsx');
  const shown = lines.map((line) => line.html);
  return html`<div class="short-code">${joined(shown, '\n')}</div>`;
}

/** Buttons of which one is pressed, the first one at first; nothing where there is no choice. */
function renderSwitch(
  { name, label, does }: { name: string; label: string; does: Deed },
  choices: readonly (readonly [value: string, word: string])[],
): Part {
  const buttons = choices.map(
    ([value, word], index) =>
      html`<button type="button" ${attributes(deed(does))} value="${value}" tabindex="-1" aria-pressed="${String(index === 0)}">${word}</button>`,
  );
  return buttons.length < 2
    ? ''
    : html`<span class="${name}" role="group" aria-label="${label}">${buttons}</span>`;
}

/** Highlighted code holds no "<" of its own, so it cannot end this element. */
function renderWaiting({ key, html: source }: DemoText): Html {
  return html`<script type="text/plain" ${TEXT}="${key}">${source}</script>`;
}

/** A text of the shell, which may name the demo. */
function text(key: TextKey, demo = ''): string {
  return buildText(key, { demo });
}

function refuseMissing(file: string): void {
  if (!existsSync(file)) {
    throw new Error(`The demo file ${file} is missing. Write it, or take the ::demo line out.`);
  }
}
