import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { profile } from './slowBrowser.ts';

export type CompressedServer = {
  origin: string;
  /** Bytes of all bodies that were sent. */
  sentBytes: () => number;
  close: () => void;
};

type Body = { content: Buffer; encoding?: 'br' };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Formats that are packed by themselves. */
const PACKED = /\.(?:png|webp|jpe?g|avif|woff2?)$/;
const SMALL_BYTES = 256;

/**
 * Serves a finished folder as a CDN does: HTTP/2, brotli at its best, files but pages kept by the browser.
 * @param base where the folder's root stands in addresses, as `/docs/`
 */
export async function serveCompressed(folder: string, base = '/'): Promise<CompressedServer> {
  const bodies = new Map<string, Body>();
  let sent = 0;
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const found = fileAt(folder, base, request.url ?? '/');
    const file = found ?? fileAt(folder, base, `${base}404.html`);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const body = bodies.get(file) ?? readBody(file);
    bodies.set(file, body);
    const { content, encoding } = body;
    const isPage = file.endsWith('.html');
    const send = () => {
      sent += content.length;
      response.writeHead(found ? 200 : 404, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-length': content.length,
        'cache-control': isPage ? 'max-age=0, must-revalidate' : 'max-age=31536000, immutable',
        ...(encoding && { 'content-encoding': encoding }),
      });
      response.end(content);
    };
    setTimeout(send, isOfWorker(request) ? profile.rtt + (content.length * 8) / profile.down : 0);
  });
  server.on('sessionError', () => {}); // a browser that closes in the middle
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sent,
    close: () => void server.close(),
  };
}

/** Chromium's slowed down network does not reach what workers ask for: the server is slow to them. */
function isOfWorker({ headers }: Pick<Http2ServerRequest, 'headers'>): boolean {
  const isFetch = headers['sec-fetch-dest'] === 'empty';
  return isFetch && /\.m?js(?:\?|$)/.test(String(headers.referer ?? ''));
}

function readBody(file: string): Body {
  const raw = readFileSync(file);
  if (raw.length < SMALL_BYTES || PACKED.test(file)) {
    return { content: raw };
  }
  return { content: brotliCompressSync(raw), encoding: 'br' };
}

function fileAt(folder: string, base: string, url: string): string | undefined {
  const address = decodeURIComponent(new URL(url, 'https://localhost').pathname);
  if (!`${address}/`.startsWith(base)) {
    return undefined;
  }
  const file = path.join(folder, address.slice(base.length));
  const candidates = [file, `${file.replace(/\/$/, '')}.html`, path.join(file, 'index.html')];
  return candidates.find((each) => existsSync(each) && statSync(each).isFile());
}

/** @throws when there is no openssl */
function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-key-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`.split(
      ' ',
    ),
  );
  if (made.status !== 0) {
    throw new Error('openssl could not make a certificate. Install it: apt-get install openssl.');
  }
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
