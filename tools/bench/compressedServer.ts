import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a finished folder as a CDN does, and as the harness does: HTTP/2, brotli. */
export async function serveCompressed(folder: string) {
  const bodies = new Map<string, Buffer>();
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const file = fileAt(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const isPacked = type === 'font/woff2';
    const body =
      bodies.get(file) ?? (isPacked ? readFileSync(file) : brotliCompressSync(readFileSync(file)));
    bodies.set(file, body);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      ...(isPacked ? {} : { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  server.on('sessionError', () => {}); // a browser that closes in the middle
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

function fileAt(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'https://localhost');
  const file = path.join(folder, decodeURIComponent(pathname));
  const candidates = [file, path.join(file, 'index.html')];
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
