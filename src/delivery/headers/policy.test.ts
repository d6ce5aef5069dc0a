import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { listOutsideRequests } from '#data/site/outsideRequests.ts';
import { readSite } from '#data/site/readSite.ts';
import { headerPolicy, namesOf, pagePolicy, sandboxHeaderPolicy, sandboxPolicy } from './policy.ts';

const HASH = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
const NAMES = ['https://docs.example.com'];
const NOTHING = {
  scriptHashes: [HASH],
  requests: listOutsideRequests(readSite({})),
  names: NAMES,
};
const EVERYTHING = {
  scriptHashes: [HASH],
  names: NAMES,
  requests: listOutsideRequests(
    readSite({
      NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.example.com/v1',
      NEXT_PUBLIC_ANALYTICS_ID: 'G-1A2B',
      NEXT_PUBLIC_ANALYTICS_SCRIPT_URL: 'https://tags.example.com/tag.js',
      NEXT_PUBLIC_ANALYTICS_RECEIVERS: 'https://events.example.com',
      NEXT_PUBLIC_ICON_FONT_URL: 'https://fonts.googleapis.com/icon?family=Icons',
      NEXT_PUBLIC_EXTRA_FONT_URL: 'https://type.example.com/extra.css',
    }),
  ),
};

/** A policy by directive. */
function read(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ');
      return [directive, sources];
    }),
  );
}

test('without settings a page may ask its own site, and send a form to the two sandboxes', () => {
  expect(read(pagePolicy(NOTHING))).toEqual({
    // Says it for fonts, answers and frames too, and for scripts fetched ahead, which have no directive of their own.
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${HASH}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    'manifest-src': ["'none'"],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'base-uri': ["'none'"],
  });
});

test('each host is admitted for what it is asked for, and for nothing else', () => {
  const own = read(pagePolicy(NOTHING));
  const added = Object.entries(read(pagePolicy(EVERYTHING))).map(([directive, sources]) => {
    const before = own[directive] ?? own['default-src'];
    return [directive, sources.filter((source) => !before?.includes(source))] as const;
  });
  expect(Object.fromEntries(added.filter(([, sources]) => sources.length > 0))).toEqual({
    'script-src': ['https://tags.example.com'],
    'style-src': ['https://fonts.googleapis.com', 'https://type.example.com'],
    'font-src': [
      'https://fonts.googleapis.com',
      'https://fonts.gstatic.com',
      'https://type.example.com',
    ],
    'img-src': ['https://events.example.com'],
    'connect-src': ['https://feedback.example.com', 'https://events.example.com'],
  });
});

describe.each([
  ['no settings', NOTHING],
  ['all settings', EVERYTHING],
])('with %s', (_, facts) => {
  test('no inline script runs without its hash, and no text becomes a script', () => {
    const { 'script-src': scripts = [] } = read(headerPolicy(facts, true));
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(scripts.filter((source) => /^(https?:|\*|data:|blob:)$/.test(source))).toEqual([]);
  });

  test('Google’s evaluator reports nothing of high severity', () => {
    const { csp } = new CspParser(headerPolicy(facts, true));
    const findings = new CspEvaluator(csp).evaluate();
    expect(
      findings.filter(({ severity }) => severity <= Severity.HIGH).map(String),
      JSON.stringify(findings),
    ).toEqual([]);
  });
});

test('only the header forbids frames, which a page itself cannot', () => {
  expect(read(headerPolicy(NOTHING, false))['frame-ancestors']).toEqual(["'none'"]);
  expect(read(headerPolicy(NOTHING, false, "'self'"))['frame-ancestors']).toEqual(["'self'"]);
  expect(pagePolicy(NOTHING)).not.toContain('frame-ancestors');
});

test('requests are encrypted where the site is', () => {
  expect(headerPolicy(NOTHING, true)).toContain(';upgrade-insecure-requests');
  expect(headerPolicy(NOTHING, false)).not.toContain('upgrade-insecure-requests');
});

describe('the frame of edited demos', () => {
  test('may make scripts of texts, ask for nothing, send nothing, and stands in this site only', () => {
    const policy = read(sandboxHeaderPolicy(NOTHING, true));
    expect(policy['script-src']).toEqual(["'self'", ...NAMES, "'unsafe-eval'", `'${HASH}'`]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy).not.toHaveProperty('connect-src');
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
    expect(policy.webrtc).toEqual(["'block'"]);
  });

  test('has the fonts of the site, and none of its other hosts', () => {
    const policy = read(sandboxPolicy(EVERYTHING));
    expect(policy['style-src']).toContain('https://fonts.googleapis.com');
    expect(policy['font-src']).toContain('https://fonts.gstatic.com');
    expect(policy['script-src']).not.toContain('https://tags.example.com');
    expect(policy['img-src']).toEqual(["'self'", ...NAMES, 'data:', 'blob:']);
    expect(policy['form-action']).toEqual(["'none'"]);
  });

  test.each([
    [{}, ['http://localhost:*']],
    [{ SITE_ORIGIN: 'https://docs.example.com' }, ['https://docs.example.com']],
    [
      { SITE_ORIGIN: 'https://docs.example.com', SITE_PRODUCTION_HOSTS: 'a.example.com' },
      ['https://docs.example.com', 'https://a.example.com'],
    ],
  ])('knows the site by its names, since WebKit knows no self there: %o', (environment, names) => {
    expect(namesOf(readSite(environment))).toEqual(names);
    expect(pagePolicy(NOTHING)).not.toContain(NAMES[0]);
  });

  test('has no origin, even when it is opened by itself', () => {
    const { sandbox = [] } = read(sandboxHeaderPolicy(NOTHING, false));
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
    expect(sandboxPolicy(NOTHING)).not.toContain('sandbox');
  });

  test('is the only page that may: other pages differ in who may frame them', () => {
    expect(headerPolicy(NOTHING, true, "'self'")).toBe(
      headerPolicy(NOTHING, true).replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  });
});
