import { expect, test, vi } from 'vitest';
import { deployedBuild, pageBuild } from './builds.ts';

test('a page knows its own build', () => {
  expect(pageBuild({ __NEXT_DATA__: { buildId: 'a1' } })).toBe('a1');
  expect(pageBuild({})).toBeUndefined();
});

test('the deployed build is asked for past every cache', async () => {
  const request = vi.fn(async () => Response.json({ buildId: 'b2' }));
  expect(await deployedBuild(request)).toBe('b2');
  expect(request).toHaveBeenCalledWith(
    '/x/build-id.json',
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test.each<[string, () => Promise<Response>]>([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['when the file is gone', async () => new Response('Not found', { status: 404 })],
  ['when something else answers', async () => new Response('<html>')],
  ['when the answer names no build', async () => Response.json(['b2'])],
  ['when the answer is empty', async () => Response.json(null)],
])('the deployed build is unknown %s', async (_, request) => {
  expect(await deployedBuild(request)).toBeUndefined();
});
