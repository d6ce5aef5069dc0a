/** What another generator's default theme needs for the same 185 pages; ranges are those of repeated runs. */
export type Peer = {
  name: string;
  fcp: string;
  lcp: string;
  tbt: string;
  cls: string;
  /** Script at load in KB brotli. */
  script: string;
  /** HTML in KB brotli. */
  html: string;
  /** Click to the new heading in ms, cold / warm. */
  nav: string;
};

/** `technology.md`, section 11: short page, profile slow, medians of 5. Milliseconds are comparable inside one run only. */
export const peers: readonly Peer[] = [
  peer('VitePress', '1220-1256', '1220-1256', '542-654', '0.19', '54.6', '8.4', '320 / 95'),
  peer('Starlight', '604-608', '980-996', '0', '0', '3.3', '7.3', '720 / 603'),
  peer('Docusaurus', '848-884', '848-884', '511-634', '0', '166', '4.3', '389 / 148'),
  peer('Nextra', '760-860', '1000-1024', '262-273', '0', '169', '13.5', '464 / 193'),
  peer('Fumadocs', '1004-1044', '1044-1124', '254-388', '0', '186', '10.6', '273 / 216'),
  // As its maintainers reported it, on their own machine and connection.
  peer('official MUI X docs', '-', '-', '-', '-', '508', '56', '430-560'),
];

function peer(
  name: string,
  fcp: string,
  lcp: string,
  tbt: string,
  cls: string,
  script: string,
  html: string,
  nav: string,
): Peer {
  return { name, fcp, lcp, tbt, cls, script, html, nav };
}
