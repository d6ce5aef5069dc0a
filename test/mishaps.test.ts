// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanUp, INSTALLS, project, run, SERVED } from './commandsProject.ts';

/** Seconds on an idle machine. */
const SLOW = { timeout: 60_000 };
/** The first time a step is broken off in its middle, the second time it does its work. */
const onlyHalf = (half: string, whole: string) =>
  `if [ -f half-done ]; then ${whole}; else ${half}; : > half-done; echo in the middle; sleep 5; fi\n`;
const EXPORT = 'mkdir -p site/x src/generated; echo hello > site/x/index.html';

afterAll(cleanUp);

describe.concurrent(
  'whoever is broken off, or not alone, gets the whole site with the next start',
  SLOW,
  () => {
    test('killed while it exports: half a site is not served', async () => {
      const half = 'mkdir -p site/x; echo half > site/x/index.html';
      const site = project({ build: onlyHalf(half, EXPORT) });
      const killed = await run(site, 'start', {
        at: [/in the middle/, () => {}],
        signal: 'SIGKILL',
      });
      expect(killed.code).toBe(null);
      const { output } = await run(site, 'start', SERVED);
      expect(output).toContain('✓ Export (');
      expect(readFileSync(join(site.root, 'site/x/index.html'), 'utf8')).toBe('hello\n');
    });

    test('killed while it installs: the rest is installed', async () => {
      // npm ci begins by deleting what is there.
      const whole = `rm -rf node_modules; mkdir node_modules; ${INSTALLS.trim().replaceAll('\n', '; ')}`;
      const site = project({ ci: onlyHalf('mkdir -p node_modules/tsx', whole) });
      const killed = await run(site, 'start', {
        at: [/in the middle/, () => {}],
        signal: 'SIGKILL',
      });
      expect(killed.code).toBe(null);
      const { output } = await run(site, 'start', SERVED);
      expect(output).toContain('is missing): installing again.');
      expect(output).toContain('served at');
    });

    test('two at once: the second says who is at work, and the first is not disturbed', async () => {
      const site = project({ build: `echo building; sleep 3; ${EXPORT}\n` });
      const first = run(site, 'start', SERVED);
      await expect
        .poll(
          () =>
            existsSync(join(site.root, 'npm.log')) &&
            readFileSync(join(site.root, 'npm.log'), 'utf8').includes('build'),
          SLOW,
        )
        .toBe(true);
      const { code, output } = await run(site, 'start');
      expect(code).toBe(1);
      expect(output).toMatch(
        /Another npm start or npm test \(process \d+\) is at work in this folder: wait until it is done/,
      );
      expect((await first).output).toContain('served at');
      expect((await run(site, 'start', SERVED)).output).toContain('served at');
    });

    test('a folder that cannot be written is named, with what to do', async () => {
      const site = project({ build: `${EXPORT}; mkdir -p site/.built-from\n` });
      const { code, output } = await run(site, 'start');
      expect(code).toBe(1);
      expect(output).toContain(
        'site/.built-from cannot be written (EISDIR): make room on the disk or give yourself the right to write in site/',
      );
    });
  },
);
