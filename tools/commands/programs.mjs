import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './runProgram.mjs';

/** Whether a program lies at a path. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not executable
  }
}

/** The path of the first of some programs that PATH leads to. */
export function firstOnPath(names, { PATH = '' }) {
  return names
    .flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
    .find(isProgram);
}

/** Installs Debian's packages if we may: as root, where there is an apt-get. Whether it worked is seen by what is there then. */
export async function installWithApt(packages, showLine, env) {
  if (process.getuid?.() !== 0 || !firstOnPath(['apt-get'], env)) return;
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  for (const args of steps) {
    showLine(`apt-get ${args.join(' ')}`);
    const { code } = await runProgram('apt-get', args, {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line) => showLine(line.replace(/\bhttps?:\/\/[^\s/]+/g, '(archive)')),
    });
    if (code !== 0) return;
  }
}
