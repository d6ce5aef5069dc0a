import path from 'node:path';
import { harnessVersion, keepProven, readProven, versionOf } from '../tools/checks/provenBefore.ts';
const OLD = process.argv[2]!;
const harness = harnessVersion(); const kept: Record<string,string> = {}; const lost: string[] = [];
for (const [file, version] of Object.entries(readProven())) {
  const [was, own] = version.split(' ');
  const now = await versionOf(path.dirname(file), harness);
  if (was === OLD && now === `${harness} ${own}`) kept[file] = now; else if (version === now) kept[file] = now; else lost.push(file);
}
keepProven(kept); console.log(harness, Object.keys(kept).length, 'lost', lost.join(' '));
