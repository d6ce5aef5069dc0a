import { CommandError } from './CommandError.mjs';
import { firstOnPath, installWithApt, isProgram } from './programs.mjs';

/** The engines besides Chromium's: the programs each takes, by the variable that names them to its tests, and Debian's packages. */
const ENGINES = [
  {
    name: 'Firefox',
    programs: { FIREFOX_PATH: ['firefox-esr', 'firefox'] },
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    programs: { WEBKIT_DRIVER_PATH: ['WebKitWebDriver'], XVFB_PATH: ['Xvfb'] },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * The environment that names the programs of Firefox and WebKit to the tests that run in them: those that the environment names,
 * those on PATH, or those that apt-get installs when we are root. An engine that is not to be had is left out, in a sentence.
 * Throws a CommandError for a variable that leads nowhere.
 */
export async function findEngines(showLine, env = process.env) {
  const found = {};
  for (const { name, programs, packages } of ENGINES) {
    let paths = pathsOf(programs, env);
    if (!paths) {
      await installWithApt(packages, showLine, env);
      paths = pathsOf(programs, env);
    }
    if (paths) Object.assign(found, paths);
    showLine(
      paths
        ? `${name}: ${Object.values(paths).join(', ')}`
        : `The site is not tried in ${name}, which is not here (on Debian: sudo apt-get install ${packages.join(' ')}).`,
    );
  }
  return found;
}

/** Undefined when one of the programs is missing. */
function pathsOf(programs, env) {
  const paths = Object.entries(programs).map(([variable, names]) => {
    if (env[variable] && !isProgram(env[variable])) {
      throw new CommandError(
        `${variable} is ${env[variable]}, where no program lies: correct it or leave it out.`,
      );
    }
    return [variable, env[variable] || firstOnPath(names, env)];
  });
  return paths.every(([, path]) => path) ? Object.fromEntries(paths) : undefined;
}
