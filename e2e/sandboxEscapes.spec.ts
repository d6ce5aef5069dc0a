import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import { editDemo } from './editing.ts';
import { expect, test as base, visit } from './visit.ts';

const DOCS = '/x/experiments/docs/';

/** Chromium leaves loopback out of peer connections, and it is all there is to listen on here. */
const ON_LOOPBACK = '--allow-loopback-in-peer-connection';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ON_LOOPBACK] });
    },
    { scope: 'worker' },
  ],
});

/** Someone outside who counts what reaches them, by UDP and by TCP. */
async function listen(): Promise<{
  udp: number;
  tcp: number;
  heard: () => number;
  stop: () => void;
}> {
  let count = 0;
  const socket: Socket = createSocket('udp4', () => (count += 1));
  const server: Server = createServer((connection) => {
    count += 1;
    connection.on('error', () => {}).end();
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    udp: socket.address().port,
    tcp: (server.address() as AddressInfo).port,
    heard: () => count,
    stop: () => {
      socket.close();
      server.close();
    },
  };
}

/** Code that asks a server of its author for a way out, with the constructor that an expression gives. */
function call(constructor: string, { udp, tcp }: { udp: number; tcp: number }): string {
  return `
    const Connection = ${constructor};
    const connection = new Connection({ iceServers: [
      { urls: 'stun:127.0.0.1:${udp}' },
      { urls: 'turn:127.0.0.1:${tcp}?transport=tcp', username: 'what a user typed', credential: 'a' },
    ] });
    connection.createDataChannel('out');
    await connection.setLocalDescription(await connection.createOffer());`;
}

/** Expressions for the constructor in every realm that code in the frame might come by. */
const REALMS = {
  own: 'window.RTCPeerConnection',
  prefixed: 'window.webkitRTCPeerConnection',
  'own, by another name': 'Object.getOwnPropertyDescriptor(window, "RTCPeerConnection").value',
  'empty frame': `document.body.appendChild(document.createElement('iframe')).contentWindow.RTCPeerConnection`,
  'frame of a text': `Object.assign(document.body.appendChild(document.createElement('iframe')), { srcdoc: '<p>Text</p>' }).contentWindow.RTCPeerConnection`,
  object: `Object.assign(document.body.appendChild(document.createElement('object')), { type: 'text/html', data: 'about:blank' }).contentWindow.RTCPeerConnection`,
  window: `window.open('about:blank').RTCPeerConnection`,
  page: 'window.parent.RTCPeerConnection',
  top: 'window.top.RTCPeerConnection',
};

/** Attributes of a frame whose document runs the code by itself. */
function frames(code: string): readonly (readonly [name: string, value: string])[] {
  const asScript = `(async () => {${code}})()`;
  const html = `<script>${asScript}</script><img src="data:," onerror="${asScript.replaceAll('"', "'")}">`;
  return [
    ['srcdoc', html],
    ['src', `javascript:${asScript}`],
    ['src', `data:text/html,${encodeURIComponent(html)}`],
  ];
}

/** A demo that tries everything and then says what came of it. */
function escaping(ports: { udp: number; tcp: number }): string {
  const tries = Object.entries(REALMS).map(
    ([name, constructor]) =>
      `      await attempt(${JSON.stringify(name)}, async () => {${call(constructor, ports)}\n      });`,
  );
  return `import { useEffect, useState } from 'react';

export default function Counter() {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const reached = [];
    const attempt = async (name, run) => {
      try {
        await run();
        reached.push(name);
      } catch {}
    };
    void (async () => {
${tries.join('\n')}
      for (const [name, value] of ${JSON.stringify(frames(call('window.RTCPeerConnection', ports)))}) {
        const frame = document.createElement('iframe');
        const loaded = new Promise((done) => frame.addEventListener('load', done));
        frame.setAttribute(name, value);
        document.body.append(frame);
        await Promise.race([loaded, new Promise((done) => setTimeout(done, 1000))]);
      }
      setOutcome('Reached: ' + (reached.join(', ') || 'nothing'));
    })();
  }, []);
  return <output>{outcome}</output>;
}
`;
}

/** The same from the page itself, which shows that whoever listens would hear it. */
function callFromPage(page: Page, ports: { udp: number; tcp: number }): Promise<void> {
  return page.evaluate(`(async () => {${call('window.RTCPeerConnection', ports)}\n})()`);
}

test('edited code sends nothing past the policy: no packet of a peer connection leaves the frame', async ({
  page,
  trouble,
}) => {
  test.slow();
  const author = await listen();
  const control = await listen();
  await visit(page, DOCS);
  const { frame } = await editDemo(page, 'Counter', escaping(author));
  await expect(frame.locator('output')).toHaveText('Reached: nothing');
  await callFromPage(page, control);
  await expect.poll(control.heard).toBeGreaterThan(2);
  expect(author.heard()).toBe(0);
  author.stop();
  control.stop();
  trouble.splice(0); // the browser tells of each refusal
});

test('edited code cannot write the clipboard, even after a click in the frame', async ({
  page,
  context,
  trouble,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, DOCS);
  await page.evaluate(() => navigator.clipboard.writeText('as before'));
  const { frame } = await editDemo(
    page,
    'Counter',
    `import { useState } from 'react';

export default function Counter() {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    const field = document.createElement('textarea');
    field.value = 'overwritten';
    document.body.append(field);
    field.select();
    try { delete Document.prototype.execCommand; } catch {} // modules are strict
    const done = [document.execCommand('copy')];
    done.push(document.implementation.createHTMLDocument('').execCommand('copy'));
    done.push(Document.prototype.execCommand.call(document, 'copy'));
    done.push(await navigator.clipboard.writeText('overwritten').then(() => true, () => false));
    setOutcome(done.join(' '));
  };
  return <><button onClick={copy}>Copy it</button><output>{outcome}</output></>;
}
`,
  );
  await frame.getByRole('button', { name: 'Copy it' }).click();
  await expect(frame.locator('output')).toHaveText('false false false false');
  expect(await clipboardText(page)).toBe('as before');
  trouble.splice(0); // the browser tells of the refusal
});
