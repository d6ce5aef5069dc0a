import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { untilThere } from './untilThere.ts';
import { COMMANDS, type Browser, type Send } from './webDriver.ts';

/** WebKitGTK draws on a display only: one that nobody sees. */
const DISPLAY = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];

/** Starts the small browser that comes with WebKitGTK's WebDriver, on a display of its own. */
export async function startWebKit(driver: string, display: string): Promise<Browser> {
  const screen = spawn(display, DISPLAY, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilThere('WebKitWebDriver does not answer', () => fetch(`${origin}/status`));
  const session = (await ask(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string };
  const send: Send = (command, parameters) => {
    const [method, route] = COMMANDS[command];
    return ask(`${origin}/session/${session.sessionId}${route}`, method, parameters);
  };
  return {
    send,
    stop: async () => {
      await send('end').catch(() => {}); // it may have ended by itself
      await Promise.all([service, screen].map(end));
    },
  };
}

async function ask(address: string, method: string, body: object = {}): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebKit, ${new URL(address).pathname}: ${error}: ${message}`);
  }
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
