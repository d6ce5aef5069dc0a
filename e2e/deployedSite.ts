import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { keepAssets } from '../src/delivery/releases/keptAssets.node.ts';
import { writeOfflineManifests } from '../src/delivery/releases/offlineManifests.node.ts';
import { siteHandler } from '../src/delivery/serving/siteHandler.node.ts';
import { untilHydrated } from './visit.ts';

/** Browsers take it for this machine and for a host like any other, encrypted or not. */
export const PRODUCTION_HOST = 'docs.localhost';

const SITE = 'site';
const TEXT = /\.(?:html|js|json)$/;
/** Enough to click around in: the Tree View, the introduction, the migrations, the search, the sidebar, and all code. */
const PART =
  /^(?:[^/]+|x\/[^/]+|x\/(?:_next\/static|ads|demo-files|fonts|introduction|migration|offline|react-tree-view|sandbox|scripts|search|tree|api\/tree-view)(?:\/.*)?|x\/_next\/data\/[^/]+\/(?:(?:introduction|migration|react-tree-view|api\/tree-view)(?:\/.*)?|[^/]+\.json))$/;

/** A server on which one build after the other is deployed. */
export type DeployedSite = {
  /** `http://docs.localhost:…`, or the same server under another name. */
  origin: (host?: string) => string;
  /** Deploys a build; `keeping`: with the hashed files of the builds before, as `npm run keep-assets` leaves them. */
  deploy: (buildId: string, options?: { keeping: boolean }) => void;
  /** Writes a file of the deployed build. */
  put: (file: string, text: string) => void;
  /** Cuts the line, or mends it: requests are not answered at all. */
  cut: (isCut: boolean) => void;
  /** Addresses of the pages that browsers have asked for, and of everything. */
  documents: () => string[];
  requests: () => string[];
  stop: () => Promise<void>;
};

/** Clicks a link to any page of the site, wherever the sidebar has it. */
export async function clickLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Waits until the page of an address is there and alive; the address changes before the page does. */
export async function untilAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(address, { waitUntil: 'domcontentloaded' });
  const { pathname } = new URL(address);
  await page.locator(`link[rel="canonical"][href$="${pathname}"]`).waitFor({ state: 'attached' });
  await untilHydrated(page);
}

/** Takes everything out of `trouble`, and gives what is not about files that went with a build or a cut line. */
export function otherThanLosses(trouble: string[]): string[] {
  return trouble
    .splice(0)
    .filter(
      (line) => !/404|net::ERR_(?:FAILED|EMPTY_RESPONSE|CONNECTION_\w+)|MIME type/.test(line),
    );
}

/** Starts with build `a` deployed. */
export async function startDeployedSite(): Promise<DeployedSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'deployed-'));
  let folder = deriveBuild(root, 'a');
  let answer = siteHandler(folder);
  let isCut = false;
  const requests: { path: string; isDocument: boolean }[] = [];
  const server = createServer((request, response) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    requests.push({ path: request.url ?? '', isDocument });
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: (host = PRODUCTION_HOST) => `http://${host}:${port}`,
    deploy: (buildId, { keeping } = { keeping: false }) => {
      const next = deriveBuild(root, buildId);
      if (keeping) {
        keepAssets(folder, next, new Date());
      }
      folder = next;
      answer = siteHandler(folder);
    },
    put: (file, text) => writeFileSync(path.join(folder, file), text),
    cut: (cut) => {
      isCut = cut;
      server.closeAllConnections();
    },
    documents: () => requests.filter((each) => each.isDocument).map((each) => each.path),
    requests: () => requests.map((each) => each.path),
    stop: () =>
      new Promise((done) => {
        server.close(() => {
          rmSync(root, { recursive: true });
          done();
        });
        server.closeAllConnections();
      }),
  };
}

/** A sentence of a page, and its title as the search knows it: each build says them in its own words. */
const WRITTEN = 'Install the Tree View';
const FOUND = '"Quickstart","react-tree-view/quickstart"';

/** The word that only one build has in its documents and in its search. */
export function wordOf(buildId: string): string {
  return `flower${buildId}`;
}

/**
 * A part of `site/` as another build would have written it from changed documents: its id, the names of its chunks and of the files of
 * its search, some words in both, and a production host.
 */
function deriveBuild(root: string, buildId: string): string {
  const before = (
    JSON.parse(readFileSync(`${SITE}/x/build-id.json`, 'utf8')) as { buildId: string }
  ).buildId;
  const target = path.join(root, buildId);
  const renamed = (text: string) =>
    text
      .replaceAll(before, buildId)
      .replaceAll('static/chunks/', `static/chunks/${buildId}-`)
      .replaceAll(/(search\/[\w-]+-)[0-9a-f]{12}(?=\.js)/g, `$1${buildId}`);
  const rewritten = (text: string) =>
    renamed(text)
      .replaceAll(WRITTEN, `${WRITTEN}, as ${wordOf(buildId)} says`)
      .replaceAll(FOUND, FOUND.replace('Quickstart', `Quickstart ${wordOf(buildId)}`));
  for (const entry of readdirSync(SITE, { recursive: true, withFileTypes: true })) {
    const source = path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name);
    const name = source.slice(SITE.length + 1);
    if (!entry.isFile() || !PART.test(name)) {
      continue;
    }
    const file = path.join(target, renamed(name));
    mkdirSync(path.dirname(file), { recursive: true });
    if (TEXT.test(name)) {
      writeFileSync(file, onProductionHost(rewritten(readFileSync(source, 'utf8'))));
    } else {
      cpSync(source, file);
    }
  }
  writeOfflineManifests(target, buildId);
  return target;
}

function onProductionHost(text: string): string {
  return text.replace(/("productionHosts":)\[[^\]]*\]/, `$1["${PRODUCTION_HOST}"]`);
}
