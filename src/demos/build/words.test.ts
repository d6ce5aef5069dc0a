// @vitest-environment jsdom
import fc from 'fast-check';
import { createElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readEdit } from '#src/demos/edit/editHash.ts';
import { loadLiveDemo } from '#src/demos/sandbox/loadLiveDemo.ts';
import { readFromFrame, readToFrame } from '#src/demos/sandbox/sandboxMessages.ts';
import type { Control } from '#src/demos/playground/control.ts';
import { chosenIn, queryWith } from '#src/demos/playground/playgroundAddress.ts';
import { readValue } from '#src/demos/playground/readValue.ts';
import { codePreference, linkedDemo } from '#src/visitor/preferences/codePreferenceState.ts';
import { readDemoHash } from '#src/visitor/preferences/codePreference.ts';
import { restoreTabs } from '#src/site/code/tabs.ts';
import { aloneAddress, readAloneAddress } from '#src/demos/preview/aloneAddress.ts';
import { linkParameters } from '#src/demos/model/demoAddresses.ts';
import { followLink } from '#src/demos/model/followLink.ts';
import { findDemos } from '#src/demos/stage/findDemos.ts';
import { loadDemo } from '#src/demos/stage/loadDemo.ts';
import { readPreview } from '#src/demos/preview/preview.ts';

/** Words that every plain object knows without having been told, and what such a word may stand beside. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'name', 'length'];
const word = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(...names).map((name) => name.replace(/^[a-z_]/, (first) => first.toUpperCase())),
  fc.tuple(fc.constantFrom(...names), fc.string()).map(([name, rest]) => name + rest),
);

const CONTROLS: readonly Control[] = [
  { prop: 'layout', kind: 'choice', choices: ['vertical', 'horizontal'], start: 'vertical' },
  { prop: 'views', kind: 'several', choices: ['day', 'month'], start: null },
  { prop: 'loading', kind: 'switch', start: false },
  { prop: 'gap', kind: 'number', min: 0, max: 9, step: null, start: null },
  { prop: 'color', kind: 'colour', start: null },
];

beforeEach(() => {
  document.body.innerHTML =
    '<div class="demo" id="Bars" data-demo="Bars"><div class="source"><details><summary></summary><pre></pre></details></div></div>' +
    '<div class="tabs" data-group="manager"><div class="tablist"><button data-name="npm"></button></div></div>';
  document.documentElement.removeAttribute('data-code-variant');
  document.documentElement.removeAttribute('data-code-styling');
  localStorage.clear();
  history.replaceState(null, '', '/x/react-charts/bars/');
});

describe('a word that every object knows means nothing', () => {
  test('in the hash of a demo', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        for (const hash of [`#${one}`, `#${one}-Bars.tsx`, `#system-${one}.${other}`]) {
          const { variant, styling } = readDemoHash(hash, ['Bars']);
          expect([undefined, 'TS']).toContain(variant);
          expect([undefined, 'MUI System']).toContain(styling);
        }
        history.replaceState(null, '', `#${encodeURIComponent(one)}.js&${other}=${one}`);
        followLink();
        expect(['JS', 'TS']).toContain(codePreference().variant);
        expect(codePreference().styling).toBe('MUI System');
        expect(document.querySelector('details[open]')).toBeNull();
        expect(linkedDemo().demo).not.toBe('Bars');
      }),
    );
  });

  test('as an edited text', () => {
    // Of the names alone: with a letter behind it a name may be a packed text, as `lengthI` is.
    for (const name of names) {
      expect(readEdit(`#Bars.tsx&edit=${name}`)).toBeUndefined();
    }
  });

  test('in the parameters of a preview, by link and by address', () => {
    fc.assert(
      fc.property(word, word, (name, value) => {
        const query = new URLSearchParams([
          ...['mode', 'dir', 'density', 'width', 'locale'].map((each) => [each, value]),
          [name, value],
        ]);
        expect(readPreview(query)).toEqual({});
        expect(readPreview(linkParameters(`#Bars&${query}`))).toEqual({});
        const place = readAloneAddress(`?${new URLSearchParams({ page: name, name: value })}`);
        if (place) {
          expect(readAloneAddress(new URL(aloneAddress(place), 'https://a.b').search)).toEqual(
            place,
          );
        }
      }),
    );
  });

  test('as the name of a page or of a demo', async () => {
    const Bars = () => null;
    const bars = { demos: { Bars: { load: async () => ({ default: Bars }), paid: false } } };
    const find = (page: string) => (page === '/x/bars' ? Promise.resolve(bars) : findDemos(page));
    const fail = (load: () => Promise<unknown>) => load() as never;
    await fc.assert(
      fc.asyncProperty(word, async (name) => {
        for (const [page, demo] of [
          [name, 'Bars'],
          ['/x/bars', name],
        ] as const) {
          const { Demo } = await loadDemo(page, demo, document.body, find, fail);
          expect(Demo).not.toBe(Bars);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('in the query of a playground', () => {
    fc.assert(
      fc.property(word, word, (name, value) => {
        const query = new URLSearchParams([
          ...CONTROLS.map(({ prop }) => [`Bars.${prop}`, value]),
          [`Bars.${name}`, value],
          [name, value],
        ]);
        expect(chosenIn(`?${query}`, 'Bars', CONTROLS)).toEqual({});
        expect(CONTROLS.map((control) => readValue(control, value))).toEqual(
          CONTROLS.map(() => undefined),
        );
        expect(new URLSearchParams(queryWith(`?${query}`, 'Bars', {})).getAll(name)).toEqual(
          name.startsWith('Bars.') ? [] : [value],
        );
      }),
    );
  });

  test('in storage and cookies', () => {
    fc.assert(
      fc.property(word, (value) => {
        localStorage.setItem('manager', value);
        restoreTabs();
        expect(document.querySelector('[aria-selected="true"]')).toBeNull();
        document.cookie = `codeVariant=${encodeURIComponent(value)}`;
        document.cookie = `codeStyling=${encodeURIComponent(value)}`;
        expect(codePreference()).toEqual({ variant: 'TS', styling: 'MUI System' });
      }),
    );
  });

  test('in an edit, and in what comes out of its frame', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), async (name) => {
        for (const specifier of [name, `./${name}`]) {
          const texts = { 'Bars.tsx': `import { a } from '${specifier}';\nexport default a;` };
          const loading = loadLiveDemo({ entry: 'Bars.tsx', texts }, {}, () => {});
          await expect(loading).rejects.toMatchObject({ reason: 'import', detail: specifier });
        }
        expect(readFromFrame({ kind: name, round: 1 })).toBeUndefined();
        expect(readToFrame({ kind: name })).toBeUndefined();
        const failed = { kind: 'failed', round: 1, failure: { reason: name, detail: name } };
        expect(readFromFrame(failed)).toMatchObject({ failure: { reason: 'code' } });
      }),
    );
  });
});

test('an edit may call its files by any word', async () => {
  for (const name of names) {
    const texts = {
      'Bars.jsx': `import { a } from './${name}';\nexport default () => a;`,
      [`${name}.js`]: "export const a = 'found';",
    };
    const message = readToFrame({ kind: 'run', round: 1, files: { entry: 'Bars.jsx', texts } });
    const files = message?.kind === 'run' ? message.files : { entry: '', texts: {} };
    const modules = { 'react/jsx-runtime': () => import('react/jsx-runtime') };
    const Demo = await loadLiveDemo(files, modules, () => {});
    expect(createElement(Demo).type).toBe(Demo);
    expect((Demo as () => unknown)()).toBe('found');
  }
});
