import { BASE } from '#data/site/base.ts';

/** Where the site says which build is deployed; hosts do not cache it. */
export const BUILD_ADDRESS = `${BASE}/build-id.json`;

const ANSWER_MS = 5000;

type NextWindow = { __NEXT_DATA__?: { buildId?: string } };

/** Id of the build that the page in view came from; undefined where there is no such page. */
export function pageBuild(world: object = globalThis): string | undefined {
  return (world as NextWindow).__NEXT_DATA__?.buildId;
}

/** Id of the build that is deployed now; undefined when the site does not say, such as without a connection. */
export async function deployedBuild(request: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const answer = await request(BUILD_ADDRESS, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const fields: unknown = answer.ok ? await answer.json() : undefined;
    return idOf(fields);
  } catch {
    return undefined; // no connection, or no JSON
  }
}

function idOf(fields: unknown): string | undefined {
  const { buildId } = (typeof fields === 'object' && fields ? fields : {}) as { buildId?: unknown };
  return typeof buildId === 'string' ? buildId : undefined;
}
