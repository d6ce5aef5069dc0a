import { Blob } from 'node:buffer';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderDemo } from '#src/demos/build/renderDemo.node.ts';
import { stylingsOf } from '#src/demos/model/demoVariants.node.ts';

// Shiki reads its WebAssembly from the stream of a Blob, which that of jsdom lacks.
Object.assign(globalThis, { Blob });

/** A demo as its page holds it, rendered by the build from files that stand in a folder of their own. */
export async function renderedDemo(
  name: string,
  files: Readonly<Record<string, string>> = { [`${name}.tsx`]: 'const a = 1;\n' },
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-demo-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(path.join(folder, file), text);
    }
    const stylings = stylingsOf(folder, name);
    const request = { name, height: 300, phone: 300, open: false, stylings };
    return (await renderDemo(folder, request)).html;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a demo with types is made of, in the system's styling and in two others. */
export function styledFiles(name: string): Record<string, string> {
  return {
    [`${name}.tsx`]: "const look: string = 'system';\n",
    [`${name}.tailwind.tsx`]: "const look: string = 'tailwind';\n",
    [`${name}.css.tsx`]: "import './looks.css';\nconst look: string = 'css';\n",
    'looks.css': '.a { color: red; }\n',
  };
}
