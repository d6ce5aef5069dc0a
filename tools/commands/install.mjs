import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './CommandError.mjs';
import { runProgram } from './runProgram.mjs';

const STAMP = 'node_modules/.x-docs-install';
/** Written by npm itself, at the end of every complete install; so an install by hand counts too. */
const NPM_RECORD = 'node_modules/.package-lock.json';
/**
 * Development packages also where NODE_ENV or npm's settings leave them out: the export needs them. No package may run a program
 * of its own here; `test/lockfile.test.ts` lists those that would, and why they work without.
 */
const NPM_CI = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
/** npm ci alone takes over ten minutes to notice that a registry is away: it tries each optional package three times. */
const NPM_PING = ['ping', '--fetch-retries=0', '--fetch-timeout=15000'];
const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|E?TIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|E50[0-4])\b/;

/** Installs what package-lock.json says, unless node_modules holds exactly that. Throws a CommandError if it cannot. */
export async function install(root, showLine) {
  const lockText = readLockfile(root);
  const packages = JSON.parse(lockText).packages;
  const stamp = stampOf(lockText);
  const missing = missingPackage(root, packages);
  if (!missing && isRecorded(root, packages, stamp)) {
    writeFileSync(join(root, STAMP), stamp);
    return { state: 'up to date' };
  }
  if (missing && existsSync(join(root, 'node_modules'))) {
    showLine(`node_modules is incomplete (${missing} is missing): installing again.`);
  }
  rmSync(join(root, STAMP), { force: true });
  const ping = await runProgram('npm', NPM_PING, { cwd: root });
  const isOffline = ping.code !== 0 && NETWORK.test(ping.output);
  const result = await runProgram(
    'npm',
    [...NPM_CI, isOffline ? '--offline' : '--prefer-offline'],
    {
      cwd: root,
      onLine: (line) => !isNpmError(line) && showLine(withoutHosts(line)),
    },
  );
  if (result.code !== 0) throw explain(result.output, isOffline, showLine);
  const stillMissing = missingPackage(root, packages);
  if (stillMissing) throw beyondRepair(`${stillMissing} is missing after npm ci`);
  writeFileSync(join(root, STAMP), stamp);
  return { state: 'done' };
}

function readLockfile(root) {
  const file = join(root, 'package-lock.json');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new CommandError(
    `There is no package-lock.json in ${root}: get it back from the repository.`,
  );
}

/** Packages with compiled parts differ by platform, so a copied node_modules must not match. */
function stampOf(lockText) {
  const hash = createHash('sha256').update(lockText).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function missingPackage(root, packages) {
  return Object.keys(packages).find(
    (path) => path && !packages[path].optional && !existsSync(join(root, path, 'package.json')),
  );
}

function isRecorded(root, packages, stamp) {
  if (readIfThere(join(root, STAMP)) === stamp) return true;
  const installed = JSON.parse(readIfThere(join(root, NPM_RECORD)) || '{}').packages ?? {};
  return Object.entries(packages).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isNpmError(line) {
  return /^npm (error|ERR!)/.test(line);
}

function withoutHosts(line) {
  return line.replace(/\bhttps?:\/\/[^\s/'"]+/g, '(registry)');
}

function explain(output, isOffline, showLine) {
  if (isOffline || NETWORK.test(output)) {
    return new CommandError(
      'The packages could not be fetched because the package registry does not answer: check the network ' +
        'or the proxy (npm config get registry shows the address), then run the command again.',
    );
  }
  if (/\bEUSAGE\b/.test(output)) {
    return new CommandError(
      'package-lock.json does not fit package.json: run npm install, which writes it anew, then the command again.',
    );
  }
  output.split('\n').filter(isNpmError).map(withoutHosts).forEach(showLine);
  return beyondRepair('npm ci failed');
}

function beyondRepair(what) {
  return new CommandError(
    `node_modules is not complete and could not be repaired (${what}): delete the folder node_modules, ` +
      'then run the command again.',
  );
}
