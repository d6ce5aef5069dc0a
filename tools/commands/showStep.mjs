import { stripVTControlCharacters } from 'node:util';
import { storyOf } from './CommandError.mjs';
import { Interruption } from './runProgram.mjs';

/**
 * Does one named step and shows its name, its output and the seconds it took. `work` gets a function that shows a
 * line and gives an outcome: `{ state: 'done' | 'up to date' | 'failed', note?, milliseconds? }`, the last one if it was
 * started before its turn. What it throws becomes the outcome 'failed', or 'stopped' after Ctrl+C. A terminal shows the
 * newest line in place and all of them only after a failure; a file or a pipe gets every line as it comes.
 */
export async function showStep(name, work, out = process.stdout) {
  const lines = [];
  const started = performance.now();
  out.write(`▸ ${name}\n`);
  const outcome = await outcomeOf(work, (text) => {
    const line = stripVTControlCharacters(text);
    if (line.trim() === '') return;
    lines.push(line);
    if (out.isTTY) out.write(newestLine(line, out.columns));
    else out.write(`  ${line}\n`);
  });
  if (out.isTTY) out.write('\r\x1b[2K');
  if (out.isTTY && outcome.state === 'failed')
    out.write(lines.map((line) => `  ${line}\n`).join(''));
  out.write(`${summary(name, { milliseconds: performance.now() - started, ...outcome })}\n`);
  return outcome;
}

async function outcomeOf(work, showLine) {
  try {
    return await work(showLine);
  } catch (error) {
    if (error instanceof Interruption) return { state: 'stopped' };
    return { state: 'failed', note: storyOf(error) };
  }
}

function newestLine(line, columns = 80) {
  return `\r\x1b[2K  ${line.slice(0, columns - 3)}`;
}

function summary(name, { state, note, milliseconds }) {
  const mark = state === 'failed' || state === 'stopped' ? '✗' : '✓';
  const words = state === 'done' ? name : `${name}: ${state}`;
  const result = `${mark} ${words} (${(milliseconds / 1000).toFixed(1)} s)`;
  return note ? `${result}\n  ${note}` : result;
}
