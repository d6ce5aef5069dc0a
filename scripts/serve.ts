import { existsSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteHandler } from '#src/delivery/serving/siteHandler.node.ts';

interface ServeOptions {
  /** The finished folder. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  /** Without it every address of the machine: `localhost` is 127.0.0.1 on some machines and ::1 on others. */
  host?: string;
}

export interface SiteServer {
  /** Where it answers: `http://localhost:8400` */
  origin: string;
  close: () => Promise<void>;
}

/** An error whose message is the whole story; it needs no stack. */
export class ServeError extends Error {
  override name = 'ServeError';
}

const DEFAULT_PORT = 8400;
const LAST_PORT = 65535;

/** Serves a finished folder. Throws a ServeError when the folder is missing or the port cannot be had. */
export async function serveSite({ root, port, host }: ServeOptions): Promise<SiteServer> {
  const folder = resolve(root);
  if (!existsSync(folder)) {
    throw new ServeError(`There is no folder ${folder} to serve: run npm run build first.`);
  }
  const server = createServer(siteHandler(folder));
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(explain(error, port)));
    server.listen(port, host, done);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Serves the folder at the port that PORT names (8400 without it), prints the address, and ends on Ctrl+C. */
export async function serveUntilStopped(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const site = await serveSite({ root, port: chosenPort(env.PORT) });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, site.close);
    console.log(`X Docs is served at ${site.origin}/x/ (Ctrl+C stops it)`);
  } catch (error) {
    console.error(error instanceof ServeError ? error.message : error);
    process.exitCode = 1;
  }
}

function chosenPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  if (/^\d+$/.test(text) && Number(text) <= LAST_PORT) return Number(text);
  throw new ServeError(
    `PORT is "${text}", which is no port: choose one, as in PORT=8401 npm start.`,
  );
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'is taken by another program',
    EACCES: 'is reserved for the system',
  };
  const reason = reasons[error.code ?? ''];
  if (!reason) return error;
  return new ServeError(`Port ${port} ${reason}: choose another, as in PORT=8401 npm start.`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  void serveUntilStopped('site', process.env);
}
