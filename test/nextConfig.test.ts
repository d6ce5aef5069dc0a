import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('next build without src/generated names the missing step', () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'no-generated-'));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, path.resolve('next.config.ts')],
    { cwd: elsewhere, encoding: 'utf8' },
  );
  rmSync(elsewhere, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain(
    'Error: src/generated is missing. Run `npm run generate` first, or `npm run build`, which does both.',
  );
});
