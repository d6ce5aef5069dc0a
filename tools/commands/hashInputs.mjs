import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['pages', 'src', 'data', 'public', 'translations', 'scripts', 'tools'];
/** What lies in the root and steers the export. Next reads .env files, so the ignored ones count as well. */
const ROOT_FILE = /^\.env|\.(json|[cm]?[jt]s)$/;
/** Written by the export itself. */
const WRITTEN = /^(src\/generated\/|next-env\.d\.ts$)/;
const VARIABLE = /^(NEXT_PUBLIC_|SITE_)/;
const WITHOUT_GIT =
  'There is no git or no checkout here, which is fine: every file in the source folders is compared.';

/**
 * One hash over all that decides what the export holds: the source files and the environment's part in them.
 * `note` says so in a sentence when git could not tell which files belong to the project.
 */
export function hashInputs(root, env = process.env) {
  const fromGit = filesByGit(root);
  const files = [...(fromGit ?? filesByWalking(root)), ...rootFiles(root)];
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].filter((name) => !WRITTEN.test(name)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  for (const name of Object.keys(env)
    .filter((key) => VARIABLE.test(key))
    .sort()) {
    hash.update(`${name}=${env[name]}\0`);
  }
  return { hash: hash.digest('hex'), note: fromGit ? undefined : WITHOUT_GIT };
}

function filesByGit(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...FOLDERS];
  const result = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (result.error || result.status !== 0) return undefined;
  // A tracked file may be deleted. No file at all means a copy inside a repository that ignores it.
  const files = result.stdout.split('\0').filter((file) => file && existsSync(join(root, file)));
  return files.length > 0 ? files : undefined;
}

function filesByWalking(root) {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
}

function rootFiles(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && ROOT_FILE.test(entry.name))
    .map((entry) => entry.name);
}
