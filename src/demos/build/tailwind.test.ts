import { describe, expect, test } from 'vitest';
import { compileTailwind } from './tailwind.node.ts';

const demo = `export default function A() {
  return <b className="ms-4 shadow-md dark:flex" title={\`p-\${1} px-2\`}>underline</b>;
}
`;

describe('Tailwind CSS compiles', () => {
  test('the classes in the texts of a module, and nothing of its words', async () => {
    const css = await compileTailwind([demo]);
    expect(css).toContain('.ms-4 {');
    expect(css).toContain('.px-2 {');
    expect(css).not.toContain('.underline');
  });

  test('no global reset: every rule is a class, a variable or the fallback of one', async () => {
    const css = await compileTailwind([demo]);
    expect(css).not.toMatch(/box-sizing|line-height: 1\.5/);
    expect([...css.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer)).toEqual([
      'theme',
      'utilities',
      'theme',
    ]);
  });

  test('the dark variant for what a site calls dark, else for a device in dark mode', async () => {
    expect(await compileTailwind([demo], '&:where(.night *)')).toContain(
      '.dark\\:flex:where(.night *)',
    );
    expect(await compileTailwind([demo])).toContain('prefers-color-scheme: dark');
  });
});
