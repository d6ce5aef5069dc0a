// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { afterAll, describe, expect, test } from 'vitest';
import { serveSite } from '../scripts/serve.ts';
import { cleanUp, INSTALLS, project, repository, run, SERVED } from './commandsProject.ts';

const git = existsSync('/usr/bin/git') ? '/usr/bin/git' : '';
const isRoot = process.getuid?.() === 0;

/** Seconds in all on an idle machine; a build beside it takes its share. */
const SLOW = { timeout: 60_000 };

afterAll(cleanUp);

describe.concurrent('npm start', SLOW, () => {
  test('installs, exports and serves, and next time does only what is out of date', async () => {
    const site = project();
    let answer = '';
    const first = await run(site, 'start', {
      at: [/served at (\S+)/, async ([, url]) => (answer = await (await fetch(url!)).text())],
    });
    expect(answer).toBe('hello\n');
    expect(first.code).toBe(0);
    expect(site.takeLog()).toEqual(['ping', 'ci', 'build']);

    const second = await run(site, 'start', SERVED);
    expect(second.output).toMatch(/✓ Install: up to date.*✓ Export: up to date/s);
    expect(site.takeLog()).toEqual([]);

    site.put('data/tree/pages.ts', 'two');
    await run(site, 'start', SERVED);
    expect(site.takeLog()).toEqual(['build']);
    await run(site, 'start', { ...SERVED, env: { SITE_URL: 'https://example.org' } });
    expect(site.takeLog()).toEqual(['build']);

    rmSync(join(site.root, 'node_modules/sirv'));
    site.put('site/facts.txt', 'Ads: off');
    const repaired = await run(site, 'start', {
      ...SERVED,
      env: { SITE_URL: 'https://example.org' },
    });
    expect(repaired.output).toContain('node_modules is incomplete (node_modules/sirv is missing)');
    expect(repaired.output).toContain('Ads: off');
    expect(site.takeLog()).toEqual(['ping', 'ci']);
  });

  test('trusts an install that npm itself has recorded, while it fits the lockfile', async () => {
    const site = project();
    execFileSync('sh', ['-c', `mkdir node_modules; ${INSTALLS}`], { cwd: site.root });
    const lock = readFileSync(join(site.root, 'package-lock.json'), 'utf8');
    site.put('node_modules/.package-lock.json', lock.replaceAll('1.0.0', '0.9.0'));
    site.put('fakes/ci', 'exit 1');
    expect((await run(site, 'start')).code).toBe(1);
    site.put('node_modules/.package-lock.json', lock);
    expect((await run(site, 'start', SERVED)).output).toContain('✓ Install: up to date');
  });

  test('works without git and says so', async () => {
    const { output } = await run(project(), 'start', SERVED);
    expect(output).toContain('There is no git or no checkout here, which is fine');
  });

  test.skipIf(!git)(
    'exports again for a file git does not know yet, not for an ignored one',
    async () => {
      const site = project();
      symlinkSync(git, join(site.root, 'bin/git'));
      site.put('.gitignore', 'notes.txt\nsite\n');
      execFileSync(git, ['init', '-q'], { cwd: site.root });
      await run(site, 'start', SERVED);
      site.put('data/notes.txt', 'ignored');
      expect((await run(site, 'start', SERVED)).output).toContain('✓ Export: up to date');
      site.takeLog();
      site.put('data/new page.ts', 'new');
      expect((await run(site, 'start', SERVED)).output).not.toContain('no git');
      expect(site.takeLog()).toEqual(['build']);
    },
  );

  test('names a taken port and the way out', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run(project(), 'start', { env: { PORT: String(port) } });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(
      `Port ${port} is taken by another program: choose another, as in PORT=8401 npm start.`,
    );
    expect(output).not.toMatch(/^ +at /m);
  });

  test('refuses a PORT that is no port', async () => {
    const { code, output } = await run(project(), 'start', { env: { PORT: '84000' } });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('PORT is "84000", which is no port'),
    ]);
  });

  test.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT'])(
    'says in one sentence that the registry does not answer (%s)',
    async (reason) => {
      const ci = `echo "npm error code ${reason}
npm error request to https://registry.example/next failed, reason: ${reason} registry.example" >&2; exit 1`;
      const { code, output } = await run(project({ ci }), 'start');
      expect(code).toBe(1);
      expect(output).toMatch(/✗ Install.*\n {2}The packages could not be fetched because .*\n$/);
      expect(output).not.toMatch(/registry\.example|^ +at /m);
    },
  );

  test('installs from the cache while the registry is away, and says so if that is not enough', async () => {
    const away = { ping: 'echo "npm error code ENOTFOUND"; exit 1' };
    const cached = `case "$*" in *--offline) mkdir node_modules; ${INSTALLS} esac`;
    expect((await run(project({ ...away, ci: cached }), 'start', SERVED)).code).toBe(0);
    const { output } = await run(project({ ...away, ci: 'exit 1' }), 'start');
    expect(output).toContain('because the package registry does not answer');
  });

  test.each([
    ['npm ci fails', 'echo "npm error code ENOTEMPTY https://registry.example/a" >&2; exit 217'],
    ['node_modules/tsx is missing after npm ci', 'mkdir -p node_modules'],
  ])('says what to do when node_modules cannot be repaired: %s', async (_, ci) => {
    const { code, output } = await run(project({ ci }), 'start');
    expect(code).toBe(1);
    expect(output).toContain('delete the folder node_modules, then run the command again.');
    expect(output).not.toContain('registry.example');
  });

  test('says so when the lockfile does not fit', async () => {
    const { output } = await run(project({ ci: 'echo "npm error code EUSAGE"; exit 1' }), 'start');
    expect(output).toMatch(/✗ Install.*\n {2}package-lock\.json does not fit package\.json: .*\n$/);
  });

  test('shows what a failed export printed', async () => {
    const { code, output } = await run(project({ build: 'echo "Two pages"; exit 1' }), 'start');
    expect(code).toBe(1);
    expect(output).toMatch(
      / {2}Two pages\n✗ Export: failed \(\d\.\d s\)\n {2}npm run build failed/,
    );
  });
});

describe.concurrent('npm test', SLOW, () => {
  const vitestReport = '{"numPassedTests":5,"numFailedTests":0,"testResults":[]}';
  const playwrightReport =
    '{"stats":{"expected":3,"flaky":1,"unexpected":0,"skipped":2},"suites":[],"errors":[]}';
  const runners = {
    unit: `for last; do :; done; printf %s '${vitestReport}' > "\${last#--outputFile=}"\n`,
    proofs: `printf %s '${vitestReport}' > "$PROOFS_REPORT"`,
    e2e: `printf %s '${playwrightReport}' > "$PLAYWRIGHT_JSON_OUTPUT_NAME"; echo "$CHROMIUM_PATH, full: $X_DOCS_FULL, sample: $X_DOCS_SAMPLE, $FIREFOX_PATH"\n`,
  };

  test('runs every step, adds up the tests of the runners and hands Chromium on', async () => {
    const site = project(runners);
    site.put('bin/chromium', '');
    const { code, output, lastLine } = await run(site, 'test', { args: ['--full'] });
    const inTurn = site.takeLog().filter((step) => step !== 'lint' && step !== 'links');
    expect(inTurn).toEqual(
      'ping ci generate types format:check spell prose unit build proofs e2e html weight build:compare edition:check'.split(
        ' ',
      ),
    );
    for (const beside of ['Lint', 'Links']) expect(output).toContain(`✓ ${beside} (`);
    expect(output).toContain('bin/chromium, full: 1, sample: , \n');
    // 13 steps without a report, 5 unit tests, 5 proofs, 4 browser tests
    expect([code, lastLine]).toEqual([0, '27 passed, 0 failed']);
  });

  test('goes on after a failing step and ends with exit code 1', async () => {
    const broken = vitestReport.replace('[]', '[{"status":"failed","assertionResults":[]}]');
    const unit = `${runners.unit.replace(vitestReport, broken)}exit 1`;
    const site = project({ ...runners, unit, lint: 'exit 2', weight: 'kill -9 $$' });
    site.put('bin/chromium', '');
    const { code, output, lastLine } = await run(site, 'test');
    expect(site.takeLog()).toContain('proofs:changed');
    expect(output).toContain('bin/chromium, full: , sample: 1, \n');
    expect(output).toContain('Failed: Lint, Unit tests, Weight');
    expect([code, lastLine]).toEqual([1, '19 passed, 3 failed']);
  });

  test('tells what failed once more at the end', async () => {
    const unitFailure = {
      fullName: 'adds',
      status: 'failed',
      failureMessages: ['3 is not 4\n    at sum.ts:1'],
    };
    const unitReport = JSON.stringify({
      numPassedTests: 4,
      testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults: [unitFailure] }],
    });
    const results = [
      { error: { message: 'first try' } },
      { error: { message: 'Not visible\n\nCall log' } },
    ];
    const spec = { title: 'opens', file: 'menu.spec.ts', line: 3, ok: false, tests: [{ results }] };
    const browserReport = JSON.stringify({
      stats: { expected: 2, flaky: 0 },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
      errors: [],
    });
    const site = project({
      unit: `${runners.unit.replace(vitestReport, unitReport)}exit 1`,
      e2e: `${runners.e2e.replace(playwrightReport, browserReport)}exit 1`,
      proofs: runners.proofs,
    });
    site.put('bin/chromium', '');
    const { output } = await run(site, 'test');
    expect(output.slice(output.indexOf('Weight ('))).toContain(
      [
        'sum.test.ts › adds\n  3 is not 4\n',
        'e2e/menu.spec.ts:3 › opens\n  Not visible\n  Call log\n',
        'Failed: Unit tests, Browser tests\n',
      ].join('\n'),
    );
  });

  test.each([
    ['Install', { ci: 'exit 1' }, '0 passed, 1 failed'],
    ['Export', { build: 'exit 1' }, '8 passed, 1 failed'],
  ])('stops when a step fails that all others need: %s', async (name, fakes, counts) => {
    const { code, output, lastLine } = await run(project(fakes), 'test');
    expect(output).toContain(`Failed: ${name}\n`);
    expect([code, lastLine]).toEqual([1, counts]);
  });

  test('says what to do without Chromium, and goes on', async () => {
    const { output, lastLine } = await run(project(), 'test');
    expect(output).toContain('There is no Chromium: install one (on Debian: sudo apt-get install');
    expect(lastLine).toBe('12 passed, 2 failed');
  });

  test('says so when CHROMIUM_PATH leads nowhere', async () => {
    const { output } = await run(project(), 'test', { env: { CHROMIUM_PATH: '/no/where' } });
    expect(output).toContain('CHROMIUM_PATH is /no/where, where no program lies');
  });

  test.skipIf(!isRoot)('fetches Chromium from Debian as root', async () => {
    const site = project(runners);
    site.put('bin/apt-get', '#!/bin/sh\n[ $1 = update ] || /bin/cp "$0" "${0%/*}/chromium"\n');
    const { output, lastLine } = await run(site, 'test');
    expect(output).toContain('bin/chromium, full: , sample: 1, \n');
    expect(lastLine).toBe('21 passed, 0 failed');
  });

  test('hands on the other engines it finds, and says in a sentence which one it does without', async () => {
    const site = project(runners);
    for (const name of ['chromium', 'firefox-esr', 'WebKitWebDriver']) site.put(`bin/${name}`, '');
    const { code, output } = await run(site, 'test');
    expect(output).toMatch(/full: , .*bin\/firefox-esr\n/);
    expect(output).toContain(
      'The site is not tried in WebKit, which is not here (on Debian: sudo apt-get install webkit2gtk-driver xvfb).',
    );
    expect(code).toBe(0);
  });

  test.skipIf(!isRoot)('fetches the other engines from Debian as root', async () => {
    const site = project(runners);
    site.put('bin/chromium', '');
    site.put(
      'bin/apt-get',
      '#!/bin/sh\ncase "$*" in *firefox-esr) /bin/cp "$0" "${0%/*}/firefox-esr";; *xvfb) exit 1; esac\n',
    );
    const { output } = await run(site, 'test');
    expect(output).toMatch(/Firefox: .*bin\/firefox-esr\n/);
    expect(output).toContain('The site is not tried in WebKit');
  });

  test('says so when the variable of an engine leads nowhere', async () => {
    const { output } = await run(project(), 'test', { env: { FIREFOX_PATH: '/no/where' } });
    expect(output).toContain('FIREFOX_PATH is /no/where, where no program lies');
  });

  test('leaves no process behind on Ctrl+C and still counts', async () => {
    const site = project({ lint: 'sleep 60 & echo "children $$ $!"; wait' });
    let ids: number[] = [];
    const { code, lastLine } = await run(site, 'test', {
      at: [/children (\d+) (\d+)/, ([, ...texts]) => (ids = texts.map(Number))],
    });
    expect([code, lastLine]).toEqual([1, '3 passed, 1 failed']);
    for (const id of ids) expect(isRunning(id)).toBe(false);
  });

  test('.ci/run passes on the exit code and the last line', () => {
    const site = project({ test: 'echo "CI=$CI"; echo "7 passed, 2 failed"; exit 1' });
    const env = { NODE_ENV: 'test' as const, PATH: `${join(site.root, 'bin')}:/usr/bin:/bin` };
    const command = '"$0"; echo "code $?"';
    const output = execFileSync('/bin/bash', ['-c', command, join(site.root, '.ci/run')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(String(output)).toBe('CI=true\n7 passed, 2 failed\ncode 1\n');
  });
});

/** A process that has ended but was not yet waited for counts as ended. */
function isRunning(id: number): boolean {
  const stat = `/proc/${id}/stat`;
  return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'utf8'));
}

describe.concurrent('an old Node', SLOW, () => {
  const old =
    'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.18.3"})';

  test.each([
    [
      'start',
      /this is Node 20\.18\.3: install a newer one from \S+, then run the command again\.\n$/,
    ],
    ['test', /X Docs needs Node 20\.19 or newer and this is Node .*\n0 passed, 1 failed\n$/],
  ])('gets a sentence from npm %s', async (door, sentence) => {
    const { code, output } = await run(project(), door, { node: ['--import', old] });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  });

  test.each(['scripts/start.mjs', 'scripts/test.mjs', 'tools/commands/nodeVersion.mjs'])(
    'can read %s',
    (file) => {
      const tooNew = ['ChainExpression', 'LogicalExpression[operator="??"]', 'BigIntLiteral'];
      const problems = new Linter().verify(readFileSync(join(repository, file), 'utf8'), {
        languageOptions: { ecmaVersion: 2020, sourceType: 'module' },
        rules: { 'no-restricted-syntax': ['error', ...tooNew] },
      });
      expect(problems).toEqual([]);
    },
  );
});

describe('serving', () => {
  test('answers like a static host', async () => {
    const { root, put } = project();
    put('site/x/index.html', 'home');
    put('site/x/introduction/index.html', 'page');
    put('site/x/introduction.md', 'é');
    put('site/x/_next/static/[a].js', '1');
    put('site/404.html', 'unknown');
    put('site/_redirects', '/ /x/ 301\n/:lang/x/* /x/:splat 301\n');
    put(
      'site/_headers',
      '/*\n  X-Frame-Options: DENY\n/x/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    put('site/de/x/own/index.html', 'own');
    put('secret.txt', 'secret');
    const site = await serveSite({ root: join(root, 'site'), port: 0 });
    const get = async (path: string) => {
      const response = await fetch(site.origin + path, { redirect: 'manual' });
      const { headers, status } = response;
      const header = (name: string) => headers.get(name) ?? '';
      return [status, await response.text(), header('location') || header('cache-control')];
    };
    const moved = (to: string) => [301, '', to];
    const unknown = [404, 'unknown', 'no-cache'];
    expect(await get('/?a=1?')).toEqual(moved('/x/?a=1?'));
    expect(await get('/x')).toEqual(moved('/x/'));
    expect(await get('/x/introduction?a')).toEqual(moved('/x/introduction/?a'));
    expect(await get('//x/introduction')).toEqual(moved('/x/introduction/'));
    const fresh = 'public, max-age=0, must-revalidate';
    expect(await get('/x/?a')).toEqual([200, 'home', fresh]);
    expect(await get('/x/introduction/?a')).toEqual([200, 'page', fresh]);
    expect(await get('/x/introduction.md')).toEqual([200, 'é', fresh]);
    expect(await get('/fr/x/introduction/?a=1?')).toEqual(moved('/x/introduction/?a=1?'));
    expect(await get('/fr/x/nothing/')).toEqual(moved('/x/nothing/'));
    expect(await get('/de/x/own/')).toEqual([200, 'own', fresh]);
    const forever = 'public, max-age=31536000, immutable';
    expect(await get('/x/_next/static/%5Ba%5D.js')).toEqual([200, '1', forever]);
    for (const path of [
      '/x/nothing/',
      '/FR/x/introduction/',
      '/x/a.js',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%',
    ]) {
      expect(await get(path)).toEqual(unknown);
    }
    for (const path of ['/x/introduction/', '/x/_next/static/%5Ba%5D.js', '/x/nothing/']) {
      expect((await fetch(site.origin + path)).headers.get('x-frame-options')).toBe('DENY');
    }
    expect((await fetch(site.origin, { method: 'POST' })).status).toBe(405);
    await site.close();
  });

  test('names the step that makes a missing folder', async () => {
    await expect(serveSite({ root: '/no/site', port: 0 })).rejects.toThrow(
      'There is no folder /no/site to serve: run npm run build first.',
    );
  });
});
