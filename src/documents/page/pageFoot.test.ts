import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOf } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { checkedLine, commitDays, documentDay, folderDays } from './pageFoot.node.ts';

const BARS = 'data/content/react-charts/bars';
let root = '';

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
}

function commit(day: string, file: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), day);
  git('add', '.');
  const before = { ...process.env };
  Object.assign(process.env, { GIT_COMMITTER_DATE: `${day}T12:00:00Z` });
  git('commit', '-m', day);
  process.env = before;
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'days-'));
  git('init', '-q');
  commit('2024-01-01', `${BARS}/bars.md`);
  commit('2024-02-02', `${BARS}/Basic.tsx`);
  commit('2024-03-03', `${BARS}/deeper/deeper.md`);
  commit('2024-04-04', 'data/content/größe/größe.md');
});

afterAll(() => rmSync(root, { recursive: true }));

test('a document is as new as the newest of itself and its demos, not of pages below it', () => {
  const days = folderDays(commitDays('data/content', root));
  expect(documentDay('/x/react-charts/bars', days)).toBe('2024-02-02');
  expect(documentDay('/x/react-charts/bars/deeper', days)).toBe('2024-03-03');
  expect(documentDay('/x/größe', days)).toBe('2024-04-04');
  expect(documentDay('/x/api/charts/bar-chart', days)).toBeUndefined();
});

test('a change that is in no commit has no day', () => {
  writeFileSync(path.join(root, BARS, 'Basic.tsx'), 'changed');
  expect(commitDays('data/content', root).has(`${BARS}/Basic.tsx`)).toBe(false);
  git('checkout', '.');
});

test('without a checkout, or with a part of its history, no day is known', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'days-'));
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, copy], { stdio: 'ignore' });
  expect(commitDays('data/content', copy).size).toBe(0);
  rmSync(copy, { recursive: true });

  renameSync(path.join(root, '.git'), path.join(root, 'git'));
  expect(commitDays('data/content', root).size).toBe(0);
  renameSync(path.join(root, 'git'), path.join(root, '.git'));
});

test('the last line names the packages of the product, and the day where it is known', () => {
  expect(checkedLine(placeOf(siteTree, '/x/react-tree-view/quickstart'), '2024-02-02')).toMatch(
    /^<p class="api-from">Last changed <time>2024-02-02<\/time>\. Each build checks .*@mui\/x-tree-view [\d.]+, @mui\/x-tree-view-pro [\d.]+\. /,
  );
  expect(checkedLine(placeOf(siteTree, '/x/api/charts/bar-chart'), undefined)).toMatch(
    /^<p class="api-from">Each build makes it .*@mui\/x-charts [\d.]+/,
  );
  expect(checkedLine(placeOf(siteTree, '/x/introduction'), undefined)).toMatch(
    /against MUI X [\d.]+\.<\/p>$/,
  );
});

test('the last line counts what the proofs of a document try', () => {
  const file = 'data/content/react-charts/bars/bars.proof.tsx';
  const quote = { text: 'a', line: 1 };
  const proofs = { file, acts: [quote], claims: [quote, quote], keyRows: [quote] };
  expect(checkedLine(placeOf(siteTree, '/x/react-charts/bars'), undefined, proofs)).toMatch(
    / Browser tests with @mui\/x-charts 8\.5\.0, @mui\/x-charts-pro 8\.5\.0 cover 3 of its statements and operate 1 of its demos\.<\/p>$/,
  );
  expect(checkedLine(placeOf(siteTree, '/x/react-charts/bars'), undefined)).toMatch(
    /cover \d+ of its statements and operate [1-9]\d* of its demos/,
  );
});
