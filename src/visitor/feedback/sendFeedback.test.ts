import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { feedbackAddress, sendFeedback, type Feedback } from './sendFeedback.ts';

const feedback: Feedback = {
  id: 'visitor-1',
  page: '/x/react-charts/bars',
  rating: 1,
  comment: 'Clear, and “short”.',
  version: '8.4.0',
  language: 'en',
};

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

function answer(status: number, body: string): RequestListener {
  return (_, response) => response.writeHead(status).end(body);
}

test('B1 posts the feedback as JSON to the service and gives the id of its answer', async () => {
  const seen: unknown[] = [];
  const service = await serve((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, type: headers['content-type'], body: JSON.parse(body) });
      response.end(JSON.stringify({ id: 'visitor-2' }));
    });
  });
  expect(await sendFeedback(fetch, feedbackAddress(service, true), feedback)).toEqual({
    kind: 'sent',
    id: 'visitor-2',
  });
  expect(seen).toEqual([
    { method: 'POST', url: '/prod/feedback', type: 'application/json', body: feedback },
  ]);
});

test('outside production feedback goes elsewhere', () => {
  expect(feedbackAddress('https://feedback.example.com/v1', false)).toBe(
    'https://feedback.example.com/v1/dev/feedback',
  );
});

test('an id that is a number is as good as a text', async () => {
  const service = await serve(answer(200, '{"id":7}'));
  expect(await sendFeedback(fetch, service, feedback)).toEqual({ kind: 'sent', id: '7' });
});

describe('B2 anything but a good answer is a failure:', () => {
  test.each<[string, RequestListener]>([
    ['500', answer(500, '{"id":"a"}')],
    ['404', answer(404, 'Not found')],
    ['garbage', answer(200, '<!doctype html><p>Sign in to this network</p>')],
    ['nothing', answer(200, '')],
    ['no id', answer(200, '{}')],
    ['an empty id', answer(200, '{"id":""}')],
    ['an id of another kind', answer(200, '{"id":{}}')],
    ['a list', answer(200, '[]')],
    ['null', answer(200, 'null')],
    ['a closed connection', (request) => request.socket.destroy()],
  ])('%s', async (_, listener) => {
    const service = await serve(listener);
    expect(await sendFeedback(fetch, service, feedback)).toEqual({ kind: 'failed' });
  });

  test('no server', async () => {
    const service = await serve(answer(200, '{"id":"a"}'));
    await new Promise((resolve) => server?.close(resolve));
    expect(await sendFeedback(fetch, service, feedback)).toEqual({ kind: 'failed' });
  });

  test.each<[string, RequestListener]>([
    ['a server that never answers', () => {}],
    ['an answer that never ends', (_, response) => response.writeHead(200).write('{"id":')],
  ])('%s', async (_, listener) => {
    const service = await serve(listener);
    expect(await sendFeedback(fetch, service, feedback, 100)).toEqual({ kind: 'failed' });
  });
});

test('a service is given ten seconds', async () => {
  let wait = 0;
  const timeout = AbortSignal.timeout;
  AbortSignal.timeout = (ms) => timeout((wait = ms));
  try {
    await sendFeedback(() => Promise.reject(new Error('offline')), 'https://a.example', feedback);
  } finally {
    AbortSignal.timeout = timeout;
  }
  expect(wait).toBe(10_000);
});
