import { execFileSync } from 'node:child_process';

/**
 * Names a build: `SITE_BUILD_ID`, else the commit, so that two builds of one commit agree; outside a git checkout `local`.
 * @throws when `SITE_BUILD_ID` is malformed
 */
export function readBuildId(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  commit: () => string | undefined = currentCommit,
): string {
  const buildId = environment.SITE_BUILD_ID ?? commit()?.slice(0, 12) ?? 'local';
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(buildId)) {
    throw new Error(
      `SITE_BUILD_ID is "${buildId}". Write 1 to 64 letters, digits, hyphens or underscores, or leave it out to use the commit.`,
    );
  }
  return buildId;
}

function currentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined; // no git, or not a checkout: an archive of the source is built
  }
}
