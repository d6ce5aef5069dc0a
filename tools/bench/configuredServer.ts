import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Environment } from '#data/site/environment.ts';
import { listOutsideRequests, type OutsideRequest } from '#data/site/outsideRequests.ts';
import { readSite } from '#data/site/readSite.ts';
import type { Site } from '#data/site/site.ts';
import { siteHandler } from '#src/delivery/serving/siteHandler.node.ts';
import { hashInlineScripts } from '#src/delivery/headers/inlineScripts.node.ts';
import { headerPolicy, pagePolicy } from '#src/delivery/headers/policy.ts';
import { readHashes } from '#src/delivery/headers/secureSite.node.ts';
import type { SiteServer } from '../../scripts/serve.ts';

const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
/** How a script of the export holds the facts of its deployment (`site.ts`). */
const FACTS = /JSON\.parse\('(\{"origin":(?:[^'\\]|\\.)*\})'\)/;

/**
 * Serves a finished folder as if these variables had been set when it was built: its scripts hold them, and the
 * Content-Security-Policy admits the hosts they name. So one export is tried with and without others to ask.
 * @throws when a variable is malformed
 */
export async function serveConfigured(root: string, environment: Environment): Promise<SiteServer> {
  const folder = path.resolve(root);
  const facts = readSite(environment);
  const requests = listOutsideRequests(facts);
  const sendFile = siteHandler(folder);
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').split('?')[0] ?? '/';
    if (address.endsWith('/') && isFile(path.join(folder, address, 'index.html'))) {
      sendPage(folder, address, requests, response);
    } else if (/^\/x\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(address)) {
      sendScript(path.join(folder, address), facts, response);
    } else {
      sendFile(request as IncomingMessage, response);
    }
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function sendPage(
  folder: string,
  address: string,
  requests: readonly OutsideRequest[],
  response: ServerResponse,
): void {
  const html = readFileSync(path.join(folder, address, 'index.html'), 'utf8');
  const own = requests.filter(({ onlyOn }) => onlyOn === undefined || `${onlyOn}/` === address);
  const policy = pagePolicy({ scriptHashes: hashInlineScripts(html), requests: own });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const { current, previous } = readHashes(folder);
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': headerPolicy(
      { scriptHashes: [...current, ...previous], requests },
      false,
    ),
  });
  response.end(html.replace(OWN_POLICY, () => meta));
}

function sendScript(file: string, facts: Site, response: ServerResponse): void {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const text = readFileSync(file, 'utf8').replace(FACTS, (_expression, built: string) => {
    const known = JSON.parse(built.replaceAll(/\\(.)/g, '$1')) as Site;
    return `(${JSON.stringify({ ...known, ...differing(facts) })})`;
  });
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(text);
}

/** The facts that are others than without any variable. */
function differing(facts: Site): Partial<Site> {
  const without = new Map<string, unknown>(Object.entries(readSite({})));
  return Object.fromEntries(
    Object.entries(facts).filter(([name, fact]) => !isDeepStrictEqual(fact, without.get(name))),
  );
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
