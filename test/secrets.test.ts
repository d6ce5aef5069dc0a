import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What no file of the repository may hold: shapes of keys that open something. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a licence key of MUI X': /\b[0-9a-f]{32}[A-Za-z0-9+/]{48,}={0,2}/,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/,
  'a token of GitHub': /\b(?:gh[oprsu]_[A-Za-z0-9]{36}|github_pat_\w{60,})/,
  'a token of GitLab': /\bglpat-[\w-]{20,}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_(?:authToken|auth|password)\s*=\s*[^\s${]/,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{10,}/,
  'a key of Stripe': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/,
  'a key of Amazon': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of a language model': /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
  'a signed token': /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/,
  'an authorization': /\b(?:Bearer|Basic) [A-Za-z0-9+/._~-]{24,}/,
  'a password in an address': /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`$]+:[^\s/:@'"`$]{6,}@[a-z0-9]/i,
  'a password in a setting':
    /\b(?:password|passwd|secret|api_?key|access_?token)\b['"]?\s*[:=]\s*['"](?!NEXT_PUBLIC_)[^'"\s]{12,}['"]/i,
};

/** Files that hold settings or keys by their nature, whatever is in them. */
const NAMES = /(?:^|\/)(?:\.env(?:\..*)?|\.netrc|id_(?:rsa|ed25519)|[^/]+\.(?:pem|key|p12|pfx))$/;
/** Never scanned where there is no git to ask: what programs have written. */
const LEFT_OUT = /^(?:\.git|\.next|node_modules|out|site.*|bench|test-results|playwright-report)$/;

const files = listFiles();

test('no file of the repository holds a secret', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findSecrets(file, readFileSync(file).toString('latin1')))).toEqual(
    [],
  );
});

/** Written in two parts, so that this file does not hold what it looks for. */
const SAMPLES: [string, string, string][] = [
  [
    'a licence key of MUI X',
    '0123456789abcdef0123456789abcdef',
    'T1JERVI6MTIzLEVYUElSWT0x'.repeat(3),
  ],
  ['a private key', '-----BEGIN RSA ', 'PRIVATE KEY-----'],
  ['a token of GitHub', 'ghp_', 'a1B2'.repeat(9)],
  ['a token of GitLab', 'glpat-', 'a1B2'.repeat(6)],
  ['a token of npm', 'npm_', 'a1B2'.repeat(9)],
  ['a token of npm', '//packages.example/:_auth', 'Token=a1B2c3'],
  ['a token of Slack', 'xoxb-', '123456789012-a1B2'],
  ['a key of Stripe', 'sk_live_', 'a1B2'.repeat(5)],
  ['a key of Amazon', 'AKIA', 'A1B2'.repeat(4)],
  ['a key of Google', 'AIza', `${'a1B2'.repeat(8)}a1B`],
  ['a key of a language model', 'sk-ant-', 'a1B2'.repeat(9)],
  ['a signed token', 'eyJ', `${'a1B2'.repeat(5)}.eyJ${'a1B2'.repeat(5)}.${'a1B2'.repeat(5)}`],
  ['an authorization', 'Authorization: Bearer ', 'a1B2'.repeat(7)],
  ['a password in an address', 'postgres://docs:', 'correct-horse@db.example/docs'],
  ['a password in a setting', "const api_key = '", "correct-horse-battery'"],
];

describe('a secret is found, and told with its line but without itself:', () => {
  test.each(SAMPLES)('%s, %s…', (kind, start, rest) => {
    const text = `const a = 1;\n// ${start}${rest}\n`;
    expect(findSecrets('src/a.ts', text)).toEqual([`src/a.ts:2 holds ${kind}`]);
  });

  test.each(['.env', 'deploy/.env.production', 'keys/site.pem', 'id_ed25519'])(
    'a file named %s',
    (file) => {
      expect(findSecrets(file, '')).toEqual([`${file} is a file for secrets`]);
    },
  );

  test.each([
    ['a checksum', `"integrity": "sha512-${'a1B2'.repeat(21)}=="`],
    ['a name of a variable', 'process.env.NEXT_PUBLIC_MUI_LICENSE'],
    ['a name of a variable', "apiKey: 'NEXT_PUBLIC_ALGOLIA_API_KEY'"],
    ['a hash of a commit', '0505b36d4f5a1c2e3b4d5f60718293a4b5c6d7e8'],
    ['an address', 'https://docs.example.com:8400/x/?a=b@c'],
  ])('but not %s', (_, text) => {
    expect(findSecrets('src/a.ts', text)).toEqual([]);
  });
});

/** Where secrets stand: file, line and kind, never the secret. */
function findSecrets(file: string, text: string): string[] {
  const inName = NAMES.test(file) ? [`${file} is a file for secrets`] : [];
  const inText = Object.entries(SHAPES).flatMap(([kind, shape]) => {
    const found = shape.exec(text);
    const line = text.slice(0, found?.index).split('\n').length;
    return found ? [`${file}:${line} holds ${kind}`] : [];
  });
  return [...inName, ...inText];
}

/** The files that git tracks or would take; without git every file that no program has written. */
function listFiles(): string[] {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const named = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : walk();
  return [...new Set(named)].filter((file) => existsSync(file) && statSync(file).isFile());
}

function walk(): string[] {
  return readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' })
            .filter((name) => !name.split(path.sep).includes('node_modules'))
            .map((name) => path.join(entry.name, name))
        : [entry.name],
    );
}
