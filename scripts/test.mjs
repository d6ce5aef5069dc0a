// The file behind `npm test`. Every Node since 12 must be able to read it (see start.mjs). Whatever happens,
// the last line printed is `N passed, N failed`.
import { nodeComplaint } from '../tools/commands/nodeVersion.mjs';

const counts = { passed: 0, failed: 0 };
process.exitCode = 1;
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});
process.on('exit', (code) => {
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  console.log(counts.passed + ' passed, ' + counts.failed + ' failed');
});

const complaint = nodeComplaint(process.versions.node);
if (complaint) {
  console.error(complaint);
} else {
  const isFull = process.argv.includes('--full');
  import('../tools/commands/runChecks.mjs').then(({ runChecks }) => runChecks(counts, isFull));
}
