import type ts from 'typescript';
import type { ApiKind, ApiPages, ProductId } from '#data/types.ts';
import { type ApiProgram, loadApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import { placeOf, sourceAddress } from '#src/reference/declarations/declarationPlace.node.ts';
import { readDocComment } from '#src/reference/declarations/docComment.node.ts';
import {
  exportsNamed,
  findExports,
  homeOf,
  importLines,
  type Listed,
} from '#src/reference/declarations/findExports.node.ts';
import { printType } from '#src/reference/types/printType.node.ts';
import { apiPages } from '#data/tree/apiPages.ts';
import type { ApiRecord, ApiTypeParameter } from './apiRecord.ts';
import { memberJudge } from './memberJudge.node.ts';
import { readComponent } from './readComponent.node.ts';
import { readInterface } from './readInterface.node.ts';
import type { TableRecords } from './gridRecord.ts';
import { type NameRecords, readNames } from './readNames.node.ts';
import { readTables } from './readTables.node.ts';
import { cacheKey, isCacheFresh, writeCache } from './apiCache.node.ts';

/**
 * Reads every listed component and interface from the installed declarations.
 * @throws when no package exports a listed name, or two members of a page have one anchor
 */
export function readApi(pages: ApiPages, api: ApiProgram): ApiRecord[] {
  const products = new Set(api.paths.map((each) => each.package.product));
  return listed(pages)
    .filter(({ product }) => products.has(product))
    .map((page) => {
      const record = readPage(page, api);
      refuseDoubles(record);
      return record;
    });
}

function listed(pages: ApiPages): Listed[] {
  return Object.entries(pages).flatMap(([product, kinds]) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.map((page) => ({ ...page, product: product as ProductId, kind: kind as ApiKind })),
    ),
  );
}

function readPage(page: Listed, api: ApiProgram): ApiRecord {
  const { name, kind, product, plan = null } = page;
  const { checker } = api;
  const found = findExports(page, api);
  const home = homeOf(found, page);
  const { symbol } = home;
  const judge = memberJudge(page, home, api);
  const related = (other: string) =>
    exportsNamed(other, product, api).find(
      ({ path }) => path.package.installed === home.path.package.installed,
    )?.symbol;
  const comment = readDocComment(checker, symbol);
  const component =
    kind === 'component' ? readComponent(symbol, name, api, related, judge) : undefined;
  if (kind === 'component' && !component) {
    throw new Error(
      `${home.path.name} exports ${name}, but not as a component. Correct its kind in data/tree/apiPages.ts.`,
    );
  }
  const place = placeOf(symbol.declarations?.[0]);
  if (!place) {
    throw new Error(
      `${home.path.name} exports ${name}, which is declared outside the packages. Take it out of data/tree/apiPages.ts.`,
    );
  }
  const { typeParameters, ...facts } = component ?? readInterface(home, page, api, judge);
  return {
    name,
    kind,
    product,
    plan,
    package: place.package.name,
    version: place.package.version,
    imports: importLines(found, kind),
    source: sourceAddress(place, kind === 'component'),
    description: comment.description,
    deprecated: comment.deprecated,
    typeParameters: typeParameters.map((each) => readTypeParameter(checker, each)),
    ...facts,
  };
}

function readTypeParameter(checker: ts.TypeChecker, parameter: ts.TypeParameter): ApiTypeParameter {
  const constraint = parameter.getConstraint();
  const fallback = parameter.getDefault();
  return {
    name: parameter.symbol.name,
    constraint: constraint ? printType(checker, constraint) : null,
    default: fallback ? printType(checker, fallback) : null,
  };
}

/**
 * Refuses a page with two members at one address.
 * @throws with package and member
 */
export function refuseDoubles({ name, package: read, members, slots, classes }: ApiRecord): void {
  const seen = new Set<string>();
  for (const { anchor, name: member } of [...members, ...slots, ...classes]) {
    if (seen.has(anchor)) {
      throw new Error(
        `${name} of ${read} has two members with the anchor #${anchor} (${member}). Give one of them another prefix in src/reference/read.`,
      );
    }
    seen.add(anchor);
  }
}

/** All that is read from the packages. */
export type Reference = { records: ApiRecord[]; tables: TableRecords; names: NameRecords };

/** Reads the declarations of all packages once: the pages, the tables of documents, the names that exist. */
function readReference(pages: ApiPages): Reference {
  const api = loadApiProgram(pages);
  const records = readApi(pages, api);
  return { records, tables: readTables(api, records), names: readNames(pages, api) };
}

/**
 * Sees to it that the cache holds the record of every API page. Reads the packages (20 s of one core) only after a change of
 * their versions, of the list of names or of the reader.
 * @returns how many records were read anew
 */
export function prepareApi(): number {
  const key = cacheKey();
  if (isCacheFresh(key)) {
    return 0;
  }
  const reference = readReference(apiPages);
  writeCache(reference, key);
  return reference.records.length;
}
