import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilThere } from './untilThere.ts';
import { COMMANDS, type Browser, type Send } from './webDriver.ts';

const PREFERENCES = {
  'marionette.port': 0, // any free one, which it writes into its profile
  'dom.disable_open_during_load': false, // the window for errands is one that a page opens
  // A mouse, which a machine without a display lacks: fine (2) and hovering (4).
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,', // asks nobody for lists
  'extensions.getAddons.cache.enabled': false,
};

/** `[0, id, name, parameters]` is asked, `[1, id, error, result]` answered; each text has its length in bytes and a colon before it. */
type Answer = [
  kind: number,
  id: number,
  error: { error: string; message: string } | null,
  result: unknown,
];

/** Starts a Firefox of its own profile and speaks with it on its own line (Marionette), as `geckodriver` would, which Debian lacks. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--marionette', '--profile', profile, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await untilThere(
    'Firefox has told no port',
    () => Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8')) || undefined,
  );
  const socket = connect(port, '127.0.0.1');
  const send = speakWith(socket);
  await send('begin', { capabilities: { alwaysMatch: {} } });
  return {
    send,
    stop: async () => {
      socket.destroy();
      child.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function speakWith(socket: Socket): Send {
  const waiting = new Map<
    number,
    { done: (answer: Answer) => void; fail: (error: Error) => void }
  >();
  let heard = Buffer.alloc(0);
  let asked = 0;
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    for (;;) {
      const colon = heard.indexOf(':');
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (colon === -1 || heard.length < end) {
        return;
      }
      const message: unknown = JSON.parse(heard.subarray(colon + 1, end).toString());
      heard = heard.subarray(end);
      // What it says first, who it is, answers nothing.
      if (Array.isArray(message)) {
        waiting.get((message as Answer)[1])?.done(message as Answer);
      }
    }
  });
  socket.on('close', () => {
    for (const { fail } of waiting.values()) {
      fail(new Error('Firefox ended before it had answered.'));
    }
  });
  return async (command, parameters = {}) => {
    asked += 1;
    const id = asked;
    const name = COMMANDS[command][2];
    const text = Buffer.from(JSON.stringify([0, id, name, parameters]));
    const answer = await new Promise<Answer>((done, fail) => {
      waiting.set(id, { done, fail });
      socket.write(`${text.length}:${text.toString()}`);
    });
    waiting.delete(id);
    const [, , error, result] = answer;
    if (error) {
      throw new Error(`Firefox, ${name}: ${error.error}: ${error.message}`);
    }
    return isWrapped(result) ? result.value : result;
  };
}

function isWrapped(result: unknown): result is { value: unknown } {
  return typeof result === 'object' && result !== null && Object.keys(result).join() === 'value';
}
