import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
type Manifest = Pick<Entry, 'dependencies' | 'devDependencies'> & {
  overrides?: Record<string, string>;
};
type Lockfile = { lockfileVersion: number; packages: Record<string, Entry> };

const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** Packages with a script that npm would run when it installs them, and why nothing here needs it. */
const INSTALL_SCRIPTS: Record<string, string> = {
  esbuild: 'puts its program in the place of the small script that starts it, which works as well',
  '@mui/x-telemetry': 'writes an id of the machine into itself; production builds send nothing',
};

/** This project's own packages, and those that only the list of changed members is read from. */
const FOLDERS = [
  { folder: '.', least: 500 },
  { folder: 'olderMajors', least: 100 },
];

test.each(FOLDERS)(
  'package.json and the lockfile of $folder name one version of each package, and it has a checksum',
  ({ folder, least }) => {
    const lockfile = read<Lockfile>(`${folder}/package-lock.json`);
    expect(lockfile.lockfileVersion).toBe(3);
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(least);
    expect(problems(read<Manifest>(`${folder}/package.json`), lockfile)).toEqual([]);
    expect(Object.values(lockfile.packages).filter(({ resolved }) => resolved)).toEqual([]);
  },
);

test('the packages with install scripts are those that are known to work without', () => {
  const found = FOLDERS.flatMap(({ folder }) =>
    Object.entries(read<Lockfile>(`${folder}/package-lock.json`).packages),
  )
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect([...new Set(found)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
  expect(readFileSync('tools/commands/install.mjs', 'utf8')).toContain("'--ignore-scripts'");
});

test.each(FOLDERS)('the settings of npm in $folder name no registry and no key for one', (each) => {
  const file = `${each.folder}/.npmrc`;
  const settings = (existsSync(file) ? readFileSync(file, 'utf8') : '').replace(
    'omit-lockfile-registry-resolved=true',
    '',
  );
  expect(settings).not.toMatch(/registry|_auth|token|password/i);
});

describe('a problem is told:', () => {
  const root = { dependencies: { a: '1.0.0' } };
  const a: Entry = { version: '1.0.0', integrity: 'sha512-AAAA' };
  const lock = (entry: Entry, own: Entry = root): Lockfile => ({
    lockfileVersion: 3,
    packages: { '': own, 'node_modules/a': entry },
  });

  test.each<[string, Manifest, Lockfile]>([
    ['a range', { dependencies: { a: '^1.0.0' } }, lock(a, { dependencies: { a: '^1.0.0' } })],
    ['a range for tools', { ...root, devDependencies: { b: '~1.0.0' } }, lock(a)],
    ['a tag', { dependencies: { a: 'latest' } }, lock(a, { dependencies: { a: 'latest' } })],
    ['an override to a range', { ...root, overrides: { c: '>=1' } }, lock(a)],
    ['another version in the lockfile', root, lock(a, { dependencies: { a: '1.0.1' } })],
    ['no version', root, lock({ integrity: 'sha512-AAAA' })],
    ['no checksum', root, lock({ version: '1.0.0' })],
    ['a weak checksum', root, lock({ version: '1.0.0', integrity: 'sha1-AAAA' })],
    ['a repository', root, lock({ ...a, resolved: 'git+ssh://git@example.com/a.git#main' })],
    ['an unsafe address', root, lock({ ...a, resolved: 'http://packages.example/a.tgz' })],
    ['a link', root, lock({ ...a, link: true })],
  ])('%s', (_, ours, theirs) => {
    expect(problems(ours, theirs).length).toBeGreaterThan(0);
  });

  test('but not for what is pinned, nor for a part of another system without a checksum', () => {
    expect(problems(root, lock(a))).toEqual([]);
    expect(problems(root, lock({ version: '1.0.0', optional: true }))).toEqual([]);
  });
});

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/** What is not pinned, one sentence each. */
function problems(ours: Manifest, { packages }: Lockfile): string[] {
  const { '': root = {}, ...others } = packages;
  const wanted = { ...ours.dependencies, ...ours.devDependencies };
  const locked = { ...root.dependencies, ...root.devDependencies };
  return [
    ...Object.entries({ ...wanted, ...ours.overrides })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `package.json asks for ${name} ${version}: name one version.`),
    ...[...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
      .filter((name) => wanted[name] !== locked[name])
      .map((name) => `package.json and package-lock.json differ about ${name}: run npm install.`),
    ...Object.entries(others).flatMap(([path, entry]) =>
      isPinned(entry) ? [] : [`package-lock.json does not pin ${path}.`],
    ),
  ];
}

/** npm has no checksum of parts for other systems, which it does not fetch. */
function isPinned({ version = '', integrity, resolved, optional, link }: Entry): boolean {
  const isChecked = integrity === undefined ? optional === true : integrity.startsWith('sha512-');
  const isSafe = resolved === undefined || resolved.startsWith('https://');
  return EXACT.test(version) && isChecked && isSafe && link !== true;
}

/** `node_modules/a/node_modules/@b/c` -> `@b/c` */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
