import path from 'node:path';
import type ts from 'typescript';
import { knownPackages, type ReadPackage } from './packages.node.ts';

/** Where something is declared: the package, and the file inside it without `esm/` and extension. */
export type DeclarationPlace = { package: ReadPackage; file: string };

const REPOSITORY = 'https://github.com/mui/mui-x/blob';

/** The place of a declaration in one of the read packages; undefined for what comes from elsewhere. */
export function placeOf(declaration: ts.Declaration | undefined): DeclarationPlace | undefined {
  const file = fileOf(declaration);
  const found = knownPackages().find(({ folder }) => file.startsWith(`${folder}/`));
  return (
    found && {
      package: found,
      file: file
        .slice(found.folder.length + 1)
        .replace(/^esm\//, '')
        .replace(/\.d\.ts$/, ''),
    }
  );
}

/** Path of the declaration's file from here. */
export function fileOf(declaration: ts.Declaration | undefined): string {
  const name = declaration?.getSourceFile().fileName ?? '';
  return path.relative('.', name).split(path.sep).join('/');
}

/** Address of the source a declaration was made from, at the version it was read from. */
export function sourceAddress(
  { package: { name, version }, file }: DeclarationPlace,
  isComponent: boolean,
): string {
  const folder = name.replace('@mui/', '');
  return `${REPOSITORY}/v${version}/packages/${folder}/src/${file}.${isComponent ? 'tsx' : 'ts'}`;
}
