import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How long a program may take to close its browsers and servers after Ctrl+C, in milliseconds. */
const GRACE = 5000;

/** Thrown when Ctrl+C, or another signal that ends us, has stopped a program. */
export class Interruption extends Error {
  name = 'Interruption';
}

/**
 * Runs a program to its end, hands each line it prints to `onLine` and gives its exit code and all it printed.
 * Throws an Interruption. The program gets a process group of its own, so that everything it started ends with it.
 */
export function runProgram(command, args, { cwd, env = process.env, onLine = () => {} }) {
  return new Promise((resolve, reject) => {
    const lines = [];
    let timer;
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });

    // Playwright closes its browsers on SIGINT only, so every signal is passed on as that one.
    // npm passes on the Ctrl+C that the terminal has already sent: the second one must not cut the first one short.
    function stop() {
      if (timer) return;
      endGroup(child.pid, 'SIGINT');
      timer = setTimeout(endNow, GRACE);
    }
    function finish(code) {
      clearTimeout(timer);
      for (const signal of SIGNALS) process.off(signal, stop);
      process.off('exit', endNow);
      if (timer) reject(new Interruption(`${command} was stopped`));
      else resolve({ code, output: lines.join('\n') });
    }
    function endNow() {
      endGroup(child.pid, 'SIGKILL');
    }

    for (const signal of SIGNALS) process.on(signal, stop);
    process.on('exit', endNow);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        onLine(line);
      });
    }
    child.on('error', (error) => {
      lines.push(`${command} cannot be started: ${error.message}`);
      finish(127);
    });
    // A straggler that keeps the pipe open would keep `close` from coming.
    child.on('exit', endNow);
    child.on('close', (code) => finish(code ?? 1));
  });
}

function endGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    return; // the whole group has ended already
  }
}
