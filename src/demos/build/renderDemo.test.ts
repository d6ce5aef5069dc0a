import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeStyling } from '#src/visitor/preferences/codePreference.ts';
import { readDemoRequest, renderDemo } from './renderDemo.node.ts';

const STYLED = {
  'Looks.tsx': "const word: string = 'a';\nexport default () => word;\n",
  'Looks.tailwind.tsx': "const word: string = 'flex';\nexport default () => word;\n",
  'Looks.css.tsx':
    "import styles from './looks.module.css';\nexport default () => styles.a as string;\n",
  'looks.module.css': '.a { color: red; }\n',
};

describe('a demo is asked for by', () => {
  test.each<[Record<string, string>, object]>([
    [
      { name: 'Bars', height: '300' },
      { name: 'Bars', height: 300, phone: 300, open: false, stylings: ['MUI System'] },
    ],
    [
      { name: 'Bars', height: '300', phone: '360', styling: 'css tailwind', open: '' },
      {
        name: 'Bars',
        height: 300,
        phone: 360,
        open: true,
        stylings: ['MUI System', 'Tailwind', 'CSS'],
      },
    ],
  ])('%o', (attributes, request) => {
    expect(readDemoRequest(attributes)).toEqual(request);
  });

  test.each<Record<string, string>>([{}, { name: '' }, { name: 'bars' }, { name: '../Bars' }])(
    'a name, and not by %o',
    (attributes) => {
      expect(() => readDemoRequest({ height: '300', ...attributes })).toThrow(
        new Error('::demo needs a name, such as ::demo{name="BasicBars" height="300"}.'),
      );
    },
  );

  test.each<Record<string, string>>([
    {},
    { height: 'tall' },
    { height: '300px' },
    { height: '5' },
    { height: '300', phone: 'same' },
  ])('the height it takes, and not by %o', (attributes) => {
    expect(() => readDemoRequest({ name: 'Bars', ...attributes })).toThrow(
      new Error(
        '::demo{name="Bars"} needs the height of the demo in px, such as height="300" (and phone="360" where it differs below 600 px).',
      ),
    );
  });
});

test('a styling that nobody knows is refused', () => {
  expect(() => readDemoRequest({ name: 'Bars', height: '300', styling: 'tailwind sass' })).toThrow(
    new Error(
      'The styling "sass" is not known. Write tailwind, css or both; the system\'s is always there.',
    ),
  );
});

describe('a demo becomes', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'demos-'));
    writeFileSync(
      path.join(folder, 'PlainBars.tsx'),
      'export default function PlainBars() {\n  return <b>{"</script>"}</b>;\n}\n'.replaceAll(
        '"',
        "'",
      ),
    );
    writeFileSync(
      path.join(folder, 'TypedBars.tsx'),
      "const end: string = '</script>';\n\nexport default function TypedBars() {\n  return <b>{end}</b>;\n}\n",
    );
    writeFileSync(path.join(folder, 'Broken.tsx'), 'const a = (;\n');
    for (const [file, text] of Object.entries(STYLED)) {
      writeFileSync(path.join(folder, file), text);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const request = {
    height: 300,
    phone: 360,
    open: false,
    stylings: ['MUI System'] as readonly CodeStyling[],
  };

  test('a stage that reserves its height, with its words until it comes to life', async () => {
    const { html } = await renderDemo(folder, { ...request, name: 'TypedBars' });
    expect(html).toMatch(/^<div class="demo" id="TypedBars" data-demo="TypedBars">/);
    expect(html).toContain('style="--height:300px;--phone:360px"');
    expect(html).toContain(
      '<p class="stage-wait">Typed bars<noscript>. This demo needs JavaScript.',
    );
  });

  test('its source, closed unless asked otherwise, to be copied', async () => {
    const { html: closed } = await renderDemo(folder, { ...request, name: 'TypedBars' });
    expect(closed).toContain('<details><summary><span class="when-closed">Show code</span>');
    expect(closed).toContain('aria-label="Source of TypedBars"');
    expect(closed).toContain(
      'data-do="copy" data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="TypedBars">Copy</button>',
    );
    const { html: open } = await renderDemo(folder, { ...request, name: 'TypedBars', open: true });
    expect(open).toContain('<details open><summary>');
  });

  test('a toolbar with one tab stop, whose rare actions are a menu made on first use', async () => {
    const { html } = await renderDemo(folder, { ...request, name: 'TypedBars' });
    const [toolbar = ''] = /<div class="tools".*?<\/div>/s.exec(html) ?? [];
    expect(toolbar).toContain('role="toolbar" aria-label="Tools of Typed bars"');
    expect(toolbar.match(/<button(?![^>]*tabindex="-1")/g)).toHaveLength(1);
    expect(toolbar).toContain('class="more" data-replay tabindex="-1" aria-haspopup="menu">More<');
  });

  test('TypeScript, with the JavaScript text waiting beside it', async () => {
    const { html } = await renderDemo(folder, { ...request, name: 'TypedBars' });
    const [, waiting = ''] =
      /<script type="text\/plain" data-text="system JS">(.*?)<\/script>/s.exec(html) ?? [];
    expect(textOf(html.split('<script')[0] ?? '')).toContain(
      "const end: string = '&lt;/script&gt;'",
    );
    expect(textOf(waiting)).toContain("const end = '&lt;/script&gt;'");
    expect(html).toContain('value="TS" tabindex="-1" aria-pressed="true">TS</button>');
    expect(html).toContain('value="JS" tabindex="-1" aria-pressed="false">JS</button>');
  });

  test('one text in each styling and language, with the control that chooses between them', async () => {
    const stylings: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];
    const { html } = await renderDemo(folder, { ...request, name: 'Looks', stylings });
    expect([...html.matchAll(/data-text="([^"]+)"/g)].map(([, key]) => key)).toEqual([
      'system JS',
      'tailwind TS',
      'tailwind JS',
      'css TS',
      'css JS',
    ]);
    const [, group = ''] = /(<span class="stylings".*?<\/span>)/.exec(html) ?? [];
    expect(group).toContain('role="group" aria-label="Styling of Looks"');
    expect(group).toContain('value="MUI System" tabindex="-1" aria-pressed="true">MUI System<');
    expect(group).toContain('value="Tailwind" tabindex="-1" aria-pressed="false">Tailwind CSS<');
    expect(group).toContain('value="CSS" tabindex="-1" aria-pressed="false">Plain CSS<');
  });

  test('code with a tab for each file it imports of this site', async () => {
    const stylings: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];
    const { html } = await renderDemo(folder, { ...request, name: 'Looks', stylings });
    const text = (key: string) =>
      new RegExp(`data-text="${key}">(.*?)</script>`, 's').exec(html)?.[1] ?? '';
    expect(html.split('<script')[0]).not.toContain('role="tab"');
    const tabs = [...text('css JS').matchAll(/role="tab".*?>([^<]+)<\/button>/g)];
    expect(tabs.map(([, name]) => name)).toEqual(['Looks.css.jsx', 'looks.module.css']);
    expect(text('css TS')).toContain('role="tablist" aria-label="Files of Looks"');
    expect(text('css TS')).toContain('<pre tabindex="0" role="tabpanel"');
  });

  test.each<[string, CodeStyling[], string]>([
    [
      'TypedBars',
      ['MUI System', 'CSS'],
      'The demo file $folder/TypedBars.css.tsx is missing. Write it, or take css out of the styling of its ::demo line.',
    ],
    [
      'Looks',
      ['MUI System', 'CSS'],
      '$folder/Looks.tailwind.tsx is shown nowhere. Add tailwind to the styling of its ::demo line, or delete it.',
    ],
  ])('nothing when %s is named in %s', async (name, stylings, sentence) => {
    await expect(renderDemo(folder, { ...request, name, stylings })).rejects.toThrow(
      new Error(sentence.replace('$folder', folder)),
    );
  });

  test('one text when JavaScript is the same', async () => {
    const { html } = await renderDemo(folder, { ...request, name: 'PlainBars' });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('code-variant');
  });

  test.each([
    [
      'Missing',
      'The demo file $folder/Missing.tsx is missing. Write it, or take the ::demo line out.',
    ],
    ['Broken', 'Broken.tsx does not parse: Unexpected token (1:12) Mend it.'],
  ])('nothing when its file is %s', async (name, sentence) => {
    await expect(renderDemo(folder, { ...request, name })).rejects.toThrow(
      new Error(sentence.replace('$folder', folder)),
    );
  });
});

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
