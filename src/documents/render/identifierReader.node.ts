import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { otherNamesBelow } from '#data/writing/otherNames.ts';
import { type Identifier, readIdentifier } from '#src/reference/render/identifiers.node.ts';
import { productOf } from '#src/site/path/productOf.ts';
import type { DocumentFiles } from '#src/documents/parse/readDocuments.node.ts';

/** Tells for one document what its code spans name: the names of its own code and demos are known to it. */
export function identifierReader({
  pathname,
  file,
  folder,
}: Pick<DocumentFiles, 'pathname' | 'file' | 'folder'>): (text: string) => Identifier {
  const product = productOf(pathname)?.id ?? null;
  const ownNames = new Set([...namesInFences(file), ...namesInDemos(folder)]);
  const mayNameOthers = Object.keys(otherNamesBelow).some((path) =>
    pathname.startsWith(`${path}/`),
  );
  return (text) => {
    const found = readIdentifier(text, product, ownNames);
    return found.kind === 'mistake' && mayNameOthers ? { kind: 'other' } : found;
  };
}

function namesInFences(file: string): string[] {
  const fences = readFileSync(file, 'utf8').match(/^( *)```[\s\S]*?^\1```$/gm) ?? [];
  return fences.flatMap((fence) => namesIn(fence));
}

function namesInDemos(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.proof.tsx'))
    .flatMap((name) => namesIn(readFileSync(path.join(folder, name), 'utf8')));
}

function namesIn(code: string): string[] {
  return code.match(/\b[A-Z]\w+/g) ?? [];
}
