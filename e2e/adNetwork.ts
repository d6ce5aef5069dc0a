import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Environment } from '#data/site/environment.ts';

/** How a host answers a request: well, badly, or not at all. */
export type Answer = (response: ServerResponse) => void;

/** What the usage statistics were told: the command, and the width of the window it came from. */
export type Told = { width: number; command: unknown[] };

/** Everybody else: an ad network with a script and a feed, and a vendor of usage statistics, on this machine. */
export type Network = {
  origin: string;
  /** The variables by which a site asks it. */
  environment: Environment;
  /** Paths it was asked for, in order. */
  asked: string[];
  told: Told[];
  close: () => void;
};

/** The only host that pictures and pixels of the feed may come from. */
export const PICTURE_HOST = 'pictures.example';

/** The vendor's script: sends what stands in the list, and what comes later, as it is. */
const VENDOR = `(() => {
  const send = (command) => fetch(new URL('/collect', document.currentScript?.src ?? here), {
    method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ width: innerWidth, command: Array.from(command) }),
  });
  const here = document.currentScript.src;
  dataLayer.forEach(send);
  dataLayer.push = (command) => send(command);
})();`;

/** Starts the network at a free port. `answers` are by path; other paths are answered with 404. */
export async function startNetwork(answers: Readonly<Record<string, Answer>>): Promise<Network> {
  const asked: string[] = [];
  const told: Told[] = [];
  const all: Record<string, Answer> = { '/gtag.js': sendScript(VENDOR), ...answers };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    response.on('error', () => {}); // a visitor who leaves
    if (path === '/collect') {
      void readBody(request).then((body) => told.push(JSON.parse(body) as Told));
      response.writeHead(204).end();
      return;
    }
    asked.push(path);
    (all[path] ?? ((unknown) => unknown.writeHead(404).end()))(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    told,
    environment: {
      NEXT_PUBLIC_AD_SCRIPT_URL: `${origin}/script.js`,
      NEXT_PUBLIC_AD_FEED_URL: `${origin}/feed.json`,
      NEXT_PUBLIC_AD_IMAGE_HOSTS: PICTURE_HOST,
      NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST1',
      NEXT_PUBLIC_ANALYTICS_SCRIPT_URL: `${origin}/gtag.js`,
      NEXT_PUBLIC_ANALYTICS_RECEIVERS: origin,
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Never answers; the connection stays open. */
export const stall: Answer = () => {};

/** Ends the connection without a word. */
export const refuse: Answer = (response) => response.destroy();

export function sendScript(text: string): Answer {
  return (response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(text);
}

/** A JSON answer, after some milliseconds. */
export function sendFeed(feed: unknown, delay = 0): Answer {
  return (response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    setTimeout(() => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(typeof feed === 'string' ? feed : JSON.stringify(feed));
    }, delay);
  };
}

/** The network's script: puts its ad beside itself after some milliseconds. `link` is where the ad leads. */
export function drawAd(link: string, delay: number, extra = ''): Answer {
  return sendScript(`setTimeout(() => {
  const box = document.createElement('div');
  box.id = 'carbonads';
  box.innerHTML = '<a href="${link}" target="_blank" rel="noopener sponsored">A word from the network</a>';
  document.getElementById('_carbonads_js').after(box);
  ${extra}
}, ${delay});`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) {
    body += String(part);
  }
  return body;
}
