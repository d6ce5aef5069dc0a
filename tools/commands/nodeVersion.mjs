// Read by every Node since 12, like the two files that import it.
const wanted = [20, 19];

/** What is wrong with this version of Node, in a sentence; nothing when it is new enough. */
export function nodeComplaint(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return '';
  return (
    `X Docs needs Node ${wanted.join('.')} or newer and this is Node ${version}: ` +
    'install a newer one from https://nodejs.org, then run the command again.'
  );
}
