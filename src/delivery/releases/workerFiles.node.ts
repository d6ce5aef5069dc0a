import { buildSync } from 'esbuild';
import { SWITCH_ADDRESS, WORKER } from '#src/shell/offline/workerAddress.ts';
import { BUILD_ADDRESS } from '#src/site/loading/builds.ts';

const ENTRY = 'src/shell/offline/worker.ts';

/**
 * The files by which browsers know a build and its worker, by address. The worker's bytes change with the build id, so that
 * browsers take each build for a new one; two builds of one commit agree.
 * @param isOff whether the site takes its workers away
 */
export function workerFiles(buildId: string, isOff: boolean): Map<string, string> {
  return new Map([
    [WORKER, `// Build ${buildId}\n${bundleWorker()}`],
    [SWITCH_ADDRESS, `${JSON.stringify({ off: isOff })}\n`],
    [BUILD_ADDRESS, `${JSON.stringify({ buildId })}\n`],
  ]);
}

function bundleWorker(): string {
  const { outputFiles } = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome120', 'firefox121', 'safari17.2'],
  });
  return outputFiles[0]?.text ?? '';
}
