import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '#data/site/base.ts';
import { products } from '#data/products.ts';
import { productOf } from '#src/site/path/productOf.ts';
import {
  manifestAddress,
  OFFLINE_FOLDER,
  OFFLINE_INDEX,
  type KeptFile,
  type Manifest,
  type OfflineIndex,
} from '#src/shell/offline/offlineFiles.ts';
import { findDemoModules, neededChunks, type Chunks } from './neededChunks.ts';

const NEXT = `${BASE}/_next/`;
const PAGE = /\/index\.html$/;
/** Small files that any page may ask for: the search with its index and the branches of the sidebar are among them. */
const EVERYWHERE = new RegExp(
  String.raw`^${BASE}/(?:(?:ads|fonts|scripts|search|tree)/|favicon\.svg$)`,
);
/** A page at an old address: hosts that know redirects answer with another one. */
const MOVED = /<meta http-equiv="refresh"/;
const SOURCE = new RegExp(String.raw`\ssrc="(${BASE}/[^"?#]+)"`, 'g');

/** Makes the folder of the manifests, so that headers are written for it. */
export function makeOfflineFolder(site: string): void {
  mkdirSync(path.join(site, OFFLINE_FOLDER), { recursive: true });
}

/**
 * Writes one manifest for each product into a finished folder, and their sizes. To be called last, when no file changes any more.
 * @returns the bytes of each product by its id
 */
export function writeOfflineManifests(site: string, buildId: string): OfflineIndex['bytes'] {
  const files = listFiles(site);
  const all = new Set(files);
  const chunks = readChunks(site, files);
  const demos = findDemoModules(chunks);
  const bytes: Record<string, number> = {};
  for (const { id } of products) {
    const pages = files.filter(
      (file) =>
        PAGE.test(file) &&
        productOf(addressOf(file))?.id === id &&
        !MOVED.test(read(site, file).toString()),
    );
    const html = pages.map((page) => read(site, page).toString());
    const pathnames = new Set(pages.map((page) => page.replace(PAGE, '')));
    const needed = [
      ...pages,
      ...files.filter((file) => isDataOf(file, pathnames, buildId) || EVERYWHERE.test(file)),
      ...[...neededChunks(html, pathnames, chunks, demos)].map((name) => NEXT + name),
      ...files.filter((file) => file.startsWith(`${NEXT}static/${buildId}/`)),
      ...html.flatMap((text) => [...text.matchAll(SOURCE)].map(([, source = '']) => source)),
    ];
    const kept = [...new Set(needed)]
      .filter((file) => all.has(file))
      .sort()
      .map((file) => describeFile(site, file));
    bytes[id] = kept.reduce((sum, [, size]) => sum + size, 0);
    const manifest: Manifest = { product: id, buildId, bytes: bytes[id], files: kept };
    writeJson(site, manifestAddress(id), manifest);
  }
  writeJson(site, OFFLINE_INDEX, { buildId, bytes } satisfies OfflineIndex);
  return bytes;
}

/** A page's data for navigation, and the hints and purposes of an API page. */
function isDataOf(file: string, pathnames: ReadonlySet<string>, buildId: string): boolean {
  const data = `${NEXT}data/${buildId}/`;
  const pathname = file.startsWith(data) ? `${BASE}/${file.slice(data.length)}` : file;
  return pathnames.has(pathname.replace(/(?:\.(?:hints|purposes))?\.json$/, '')) && !isRecord(file);
}

/** The record of an API page, which machines read. */
function isRecord(file: string): boolean {
  return !file.startsWith(NEXT) && !/\.(?:hints|purposes)\.json$/.test(file);
}

function readChunks(site: string, files: readonly string[]): Chunks {
  const prefix = `${NEXT}static/chunks/`;
  return new Map(
    files
      .filter((file) => file.startsWith(prefix))
      .map((file) => [file.slice(NEXT.length), read(site, file).toString()]),
  );
}

function describeFile(site: string, file: string): KeptFile {
  const content = read(site, file);
  const hash = createHash('sha256').update(content).digest('hex');
  return [addressOf(file), content.length, hash];
}

/** `/x/react-charts/index.html` -> `/x/react-charts/` */
function addressOf(file: string): string {
  return file.replace(PAGE, '/');
}

function listFiles(site: string): string[] {
  return readdirSync(path.join(site, BASE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .sort();
}

function read(site: string, file: string): Buffer {
  return readFileSync(path.join(site, file));
}

function writeJson(site: string, address: string, value: unknown): void {
  writeFileSync(path.join(site, address), `${JSON.stringify(value)}\n`);
}
