// The file behind `npm start`. Every Node since 12 must be able to read it, or an old one answers with a
// syntax error instead of the sentence: no newer syntax here or in nodeVersion.mjs, nothing else before the check.
import { nodeComplaint } from '../tools/commands/nodeVersion.mjs';

const complaint = nodeComplaint(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('../tools/commands/startSite.mjs').then(({ startSite }) => startSite(process.env));
}
