import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { findHeaders, parseHeaders } from './headersFile.ts';
import { findRedirect, parseRedirects } from './redirectsFile.ts';

/** What hosts say of a file that no rule names. */
const REVALIDATED = 'public, max-age=0, must-revalidate';
/** Without a charset a browser guesses one, and these files hold more than ASCII. */
const TEXT_TYPES: Record<string, string> = { md: 'text/markdown', txt: 'text/plain' };

/** Gives the function that answers requests from a finished folder, as a static host would. */
export function siteHandler(folder: string) {
  // `dev` looks at the folder at every request: a new export shows up without a restart.
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => setHeaders(folder, response, path),
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (!path.endsWith('/') && isPageFolder(folder, path)) {
      // One slash in front: `//host` would lead to another host.
      redirect(response, `${path.replace(/^\/+/, '/')}/`, query);
    } else {
      const rules = readRedirects(folder);
      const old = findRedirect(
        rules.filter(({ isExact }) => isExact),
        path,
      );
      if (old) return redirect(response, old.to, query, old.status);
      sendFile(request, response, () => {
        // As on a host, a file goes before a pattern.
        const moved = findRedirect(rules, path);
        if (moved) redirect(response, moved.to, query, moved.status);
        else answerUnknown(folder, response, path);
      });
    }
  };
}

function setHeaders(folder: string, response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', REVALIDATED);
  response.setHeaders(new Map(findHeaders(readHeaders(folder), path)));
  const textType = TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (textType) response.setHeader('Content-Type', `${textType}; charset=utf-8`);
}

function redirect(
  response: ServerResponse,
  path: string,
  query: string | undefined,
  status = 301,
): void {
  response.writeHead(status, { Location: query ? `${path}?${query}` : path }).end();
}

/** Read at every request, so that a new export shows up without a restart. */
function readRedirects(folder: string) {
  const file = join(folder, '_redirects');
  return parseRedirects(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Read at every answer, for the same reason. */
function readHeaders(folder: string) {
  const file = join(folder, '_headers');
  return parseHeaders(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

function isPageFolder(folder: string, path: string): boolean {
  const page = join(folder, decoded(path), 'index.html');
  return page.startsWith(folder + sep) && existsSync(page);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // a stray percent sign: no such file, so 404 answers
  }
}

function answerUnknown(folder: string, response: ServerResponse, requested: string): void {
  const page = join(folder, '404.html');
  const isThere = existsSync(page);
  const type = isThere ? 'text/html' : 'text/plain';
  response.setHeaders(new Map(findHeaders(readHeaders(folder), requested)));
  response.writeHead(404, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
  });
  if (isThere) createReadStream(page).pipe(response);
  else response.end('Not found\n');
}
