import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The address of a demo by itself; and rules of the address format, where `x` is a family. */
const MAY_SAY_IT = ['src/site/theme/colourMode.ts', 'src/site/path/parsePath.ts'];
const LITERAL = /['"`]\/x[/'"`]/;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

test('where the site lies below its origin is said in data/site/base.ts only', () => {
  const sayers = ['src', 'pages', 'data/site']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('src/generated/'))
    .filter((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.some((line) => LITERAL.test(line) && !COMMENT.test(line));
    });
  expect(sayers.filter((file) => !MAY_SAY_IT.includes(file))).toEqual(['data/site/base.ts']);
});
