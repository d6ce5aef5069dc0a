import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '#data/site/base.ts';
import { outsideRequests } from '#data/site/outsideRequests.ts';
import { site } from '#data/site/site.ts';
import { printHeaders } from '#src/delivery/serving/headersFile.ts';
import { headerRules } from './headerRules.ts';
import { findHandler, hashInlineScripts } from './inlineScripts.node.ts';
import { headerPolicy, namesOf, pagePolicy, sandboxHeaderPolicy, sandboxPolicy } from './policy.ts';

/** Hashes of the inline scripts of a release, and of the one before: a page out of a cache may meet newer headers. */
export type ScriptHashes = { current: readonly string[]; previous: readonly string[] };

const RECORD = 'script-hashes.json';
/** The page in whose frame edited demos run. */
const SANDBOX = `${BASE}/sandbox`;
const CHARSET = /<meta\s+charset="utf-8"[^>]*>/i;

/** The hashes of a finished folder; none where there is no such folder, or it is from before there were any. */
export function readHashes(folder: string): ScriptHashes {
  const file = path.join(folder, RECORD);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as ScriptHashes)
    : { current: [], previous: [] };
}

/**
 * Writes the Content-Security-Policy into each page of a folder, for hosts that send no headers, and the file `_headers` for those
 * that do. The header admits what any page asks for, the page itself what it alone asks for; a browser keeps to both.
 * @param before the hashes of the last release
 * @returns the hashes of this one
 * @throws when a page would run something that no hash admits
 */
export function secureSite(folder: string, before: ScriptHashes): ScriptHashes {
  const hashes = new Set<string>();
  for (const file of listPages(folder)) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const own = hashInlineScripts(html);
    own.forEach((hash) => hashes.add(hash));
    writeFileSync(path.join(folder, file), withPolicy(html, file, own));
  }
  const record = nextRecord([...hashes].sort(), before);
  const scriptHashes = [...record.current, ...record.previous];
  const facts = { scriptHashes, requests: outsideRequests, names: namesOf(site) };
  const isEncrypted = site.origin.startsWith('https:');
  const policies = {
    page: headerPolicy(facts, isEncrypted),
    framed: headerPolicy(facts, isEncrypted, "'self'"),
    sandbox: sandboxHeaderPolicy(facts, isEncrypted),
  };
  writeFileSync(path.join(folder, '_headers'), printHeaders(headerRules(policies, list(folder))));
  writeFileSync(path.join(folder, RECORD), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}

/** A release that changes no script keeps what it knew of the one before. */
export function nextRecord(current: readonly string[], before: ScriptHashes): ScriptHashes {
  const isSame = current.join() === before.current.join();
  const last = isSame ? before.previous : before.current;
  return { current, previous: last.filter((hash) => !current.includes(hash)) };
}

/** The page with its policy right behind the line that says its encoding, before anything the policy could stop. */
export function withPolicy(html: string, file: string, scriptHashes: readonly string[]): string {
  const handler = findHandler(html);
  if (handler !== undefined) {
    throw new Error(
      `${file} has ${handler}, which the Content-Security-Policy stops. Listen in a script instead.`,
    );
  }
  if (!CHARSET.test(html)) {
    throw new Error(
      `${file} does not say its encoding. Begin its head with <meta charset="utf-8">.`,
    );
  }
  const normalPath = `/${file.replace(/\/?index\.html$/, '')}`;
  const requests = outsideRequests.filter(
    ({ onlyOn }) => onlyOn === undefined || onlyOn === normalPath,
  );
  const policyOf = normalPath === SANDBOX ? sandboxPolicy : pagePolicy;
  const policy = policyOf({ scriptHashes, requests, names: namesOf(site) });
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

function list(folder: string) {
  return readdirSync(path.join(folder, BASE), { withFileTypes: true })
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
