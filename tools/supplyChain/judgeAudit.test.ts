import { describe, expect, test } from 'vitest';
import type { AcceptedFinding } from '#data/acceptedFindings.ts';
import { judgeAudit } from './judgeAudit.ts';

const TODAY = '2026-11-21';

function advisory(severity: string, id = 'GHSA-aaaa-bbbb-cccc', name = 'parser') {
  return {
    source: 1,
    name,
    title: 'Endless loop',
    url: `https://advisories.example/${id}`,
    severity,
  };
}

/** A report in npm's words: packages with what they are vulnerable through. */
function reportOf(vulnerabilities: Record<string, unknown[]>) {
  return {
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(vulnerabilities).map(([name, via]) => [name, { name, via }]),
    ),
  };
}

const accepted: AcceptedFinding = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'parser',
  reason: 'It reads our own files only.',
  since: '2026-11-01',
  until: TODAY,
};

test('a report without findings is clean', () => {
  expect(judgeAudit(reportOf({}), [], TODAY)).toEqual({ kind: 'clean', lines: [] });
});

test.each([
  ['low', 'clean'],
  ['moderate', 'clean'],
  ['high', 'found'],
  ['critical', 'found'],
])('a finding of severity %s: %s', (severity, kind) => {
  expect(judgeAudit(reportOf({ parser: [advisory(severity)] }), [], TODAY).kind).toBe(kind);
});

test('a finding is told once, however many packages depend on its own', () => {
  const report = reportOf({
    parser: [advisory('high')],
    compiler: ['parser', advisory('high')],
    site: ['compiler'],
  });
  expect(judgeAudit(report, [], TODAY)).toEqual({
    kind: 'found',
    lines: ['high: parser: Endless loop (GHSA-aaaa-bbbb-cccc).'],
  });
});

describe('an accepted finding', () => {
  const report = reportOf({ parser: [advisory('high')] });

  test('is no finding up to its last day', () => {
    expect(judgeAudit(report, [accepted], TODAY)).toEqual({ kind: 'clean', lines: [] });
  });

  test('is one again after it', () => {
    expect(judgeAudit(report, [accepted], '2026-11-22')).toEqual({
      kind: 'found',
      lines: [
        'high: parser: Endless loop (GHSA-aaaa-bbbb-cccc). It was accepted until 2026-11-21: look at it again.',
      ],
    });
  });

  test('excuses neither another advisory nor another package', () => {
    const others = reportOf({
      parser: [advisory('high', 'GHSA-dddd-eeee-ffff')],
      lexer: [advisory('high', 'GHSA-aaaa-bbbb-cccc', 'lexer')],
    });
    const verdict = judgeAudit(others, [accepted], TODAY);
    expect(verdict).toMatchObject({ kind: 'found', lines: { length: 3 } });
  });

  test('that is found no more is to be deleted', () => {
    expect(judgeAudit(reportOf({}), [accepted], TODAY)).toEqual({
      kind: 'clean',
      lines: ['GHSA-aaaa-bbbb-cccc of parser is found no more: delete its line.'],
    });
  });
});

describe('a registry that does not answer is said to, without its address:', () => {
  test.each([
    [
      'it refuses audits',
      {
        message:
          '405 Method Not Allowed - POST https://packages.example/-/npm/v1/security/advisories/bulk',
        error: { summary: '', detail: '' },
      },
      '405 Method Not Allowed',
    ],
    [
      'it cannot be reached',
      { error: { code: 'ENOTFOUND', summary: 'request to https://packages.example/ failed' } },
      'request to failed',
    ],
    ['it gives no reason', { error: {} }, 'npm gave no reason'],
  ])('%s', (_, report, why) => {
    expect(judgeAudit(report, [], TODAY)).toEqual({ kind: 'no answer', why });
  });
});

test.each([[null], ['text'], [{}], [{ vulnerabilities: null }]])(
  'what is no report at all throws: %j',
  (report) => {
    expect(() => judgeAudit(report, [], TODAY)).toThrow('npm audit printed no report');
  },
);
