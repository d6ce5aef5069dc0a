import type { ServerResponse } from 'node:http';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../src/delivery/serving/siteHandler.node.ts';

/** What went wrong in one visit: requests with what happened to them, and those of them that were pages. */
export type Faults = { failed: string[]; lostPages: string[] };

type Kind = 'drop' | 'delay' | 'truncate' | 'corrupt' | 'missing' | 'unavailable';

const KINDS: readonly Kind[] = ['drop', 'delay', 'truncate', 'corrupt', 'missing', 'unavailable'];
const FAULT_SHARE = 0.5;
const DELAY_MS = 2000;

/**
 * Serves `site/` over a bad line: about half of all addresses fail when they are first asked for. By which, and how, the seed decides.
 * @returns its origin, what has failed so far, and how to stop
 */
export async function startFaultyServer(
  seed: string,
): Promise<{ origin: string; faults: Faults; stop: () => Promise<void> }> {
  const faults: Faults = { failed: [], lostPages: [] };
  const asked = new Set<string>();
  const answer = siteHandler('site');
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const isFirst = !asked.has(url);
    asked.add(url);
    const kind = isFirst ? faultOf(`${seed} ${url}`, isPage(request)) : undefined;
    if (kind === undefined) {
      answer(request, response);
      return;
    }
    faults.failed.push(`${kind} ${url}`);
    if (isPage(request) && kind !== 'delay') {
      faults.lostPages.push(url);
    }
    spoil(kind, request, response, answer);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    faults,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function spoil(
  kind: Kind,
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReturnType<typeof siteHandler>,
): void {
  switch (kind) {
    case 'drop':
      request.socket.destroy();
      return;
    case 'delay':
      setTimeout(() => answer(request, response), DELAY_MS);
      return;
    case 'missing':
    case 'unavailable':
      response.writeHead(kind === 'missing' ? 404 : 503, { 'Content-Type': 'text/plain' }).end();
      return;
    case 'truncate':
    case 'corrupt':
      rewriteBody(response, (body) =>
        kind === 'truncate' ? body.subarray(0, body.length / 2) : corrupted(body),
      );
      request.headers['accept-encoding'] = 'identity';
      answer(request, response);
  }
}

/** Keeps back what is written until the end, and sends it changed under the headers of the whole. */
function rewriteBody(response: ServerResponse, change: (body: Buffer) => Buffer): void {
  const parts: Buffer[] = [];
  const end = response.end.bind(response);
  const write = response.write.bind(response);
  const keep = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) {
      parts.push(Buffer.from(part as Uint8Array));
    }
    return true;
  };
  response.write = keep;
  response.end = (part?: unknown) => {
    keep(part);
    const body = Buffer.concat(parts);
    const changed = change(body);
    if (changed.length < body.length) {
      write(changed, () => response.socket?.destroy()); // fewer bytes than the headers have promised
      return response;
    }
    return end(changed);
  };
}

/** A run of bytes in the middle is noise. */
function corrupted(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  changed.fill('\u0000}{"', Math.floor(body.length / 2), Math.floor(body.length / 2) + 40);
  return changed;
}

/** A page whose text is noise nobody could mend: lines that lose or cut it are bad enough. */
function faultOf(text: string, ofPage: boolean): Kind | undefined {
  const draw = drawOf(text);
  if (draw >= FAULT_SHARE) {
    return undefined;
  }
  const kinds = ofPage ? KINDS.filter((kind) => kind !== 'corrupt') : KINDS;
  return kinds[Math.floor((draw / FAULT_SHARE) * kinds.length)];
}

function isPage(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-dest'] === 'document';
}

/** A number from 0 to 1 that looks random and is always the same for a text (FNV-1a, then mixed). */
function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
