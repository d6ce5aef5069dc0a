/** A group of rooms: a folder of `src`. */
export type Group = {
  name: string;
  /** What lives in it, as README's map says. */
  says: string;
  /** Name and meaning of each room, lowest first. */
  rooms: readonly (readonly [name: string, says: string])[];
};

/**
 * The house: groups of `src` and the rooms in them, lowest first. A room imports `data`, `src/generated` and rooms that stand before its
 * own in this list. README's map is printed from this table: `npm run map`.
 */
export const groups: readonly Group[] = [
  {
    name: 'site',
    says: 'the ground: paths, tree, texts, look; imports data/ only',
    rooms: [
      ['path', 'what a path says: its product, version, language and addresses'],
      ['tree', 'the tree of pages: built, checked, searched; and the record of a page'],
      ['storage', 'cookies and storage that may be denied, and the keys that stand there'],
      ['timing', 'moments: after paint, when calm; events of the page, and keys'],
      ['texts', "the shell's words and the deployment's facts, for components and for the build"],
      ['loading', 'parts that come late, builds that are lost, changes that are not saved'],
      ['words', 'names that are near, words that are marked, things that are grouped'],
      ['theme', 'colours, fonts, modes, layers; icons and chips'],
      ['code', 'code blocks: coloured, copied, in tabs; and the reading of TypeScript'],
    ],
  },
  {
    name: 'visitor',
    says: 'what knows, counts or remembers a visitor',
    rooms: [
      ['signals', 'who wants not to be counted: bots, refusals, the choice'],
      ['preferences', 'language and styling of demos, layout of the reference'],
      ['analytics', 'what is counted, and how it is told'],
      ['adNetwork', "a network's answer, made harmless"],
      ['ads', 'the slot, its states, and who is drawn'],
      ['feedback', 'votes and comments on a page'],
    ],
  },
  {
    name: 'search',
    says: 'from the entries of an index to the box that is typed in',
    rooms: [
      ['index', 'entries, packed at build, unpacked in the browser'],
      ['ranking', 'a query, its hits, their order'],
      ['worker', 'the thread that answers, and its start'],
      ['hosted', 'the service that a grown site asks instead'],
      ['box', 'the button, the dialog, the results'],
    ],
  },
  {
    name: 'reference',
    says: 'API pages, from the declarations of the packages',
    rooms: [
      ['declarations', 'the packages, their exports and comments, as the compiler sees them'],
      ['types', 'types as a reader wants them printed'],
      ['read', 'declarations to records'],
      ['render', 'records to rows, tables and links'],
      ['pages', 'API pages, and the same for machines'],
      ['browser', 'filters of rows, popovers of types'],
      ['differences', 'what changed from major to major'],
    ],
  },
  {
    name: 'demos',
    says: 'live examples, their code and their tools',
    rooms: [
      ['model', 'names, stylings, sources and links of a demo'],
      ['build', "a demo's texts: typed, untyped, in one file, coloured"],
      ['export', 'the project that is downloaded or sent to a sandbox elsewhere'],
      ['playground', 'controls made of props'],
      ['sandbox', 'the frame in which edited code runs'],
      ['edit', 'the editor, and what it says to the frame'],
      ['stage', 'where a demo is drawn: loaded when near, parked, restarted'],
      ['locales', 'languages that a preview may speak'],
      ['preview', 'a demo in other sizes and looks, and alone in a window'],
      ['toolbar', 'the menu and tabs of a demo; `Demos` brings all to a page'],
    ],
  },
  {
    name: 'documents',
    says: 'Markdown documents to pages',
    rooms: [
      ['directives', 'a file for each directive: how it is written, and what comes of it'],
      ['parse', 'files to outlines: front matter, headings, fences, sections'],
      ['render', 'outlines to HTML: generated tables, links to the reference, names of tabs'],
      ['check', 'links, fences, proofs, stated facts, prose'],
      ['page', '`loadPage`: path to page record; and the component that shows it'],
      ['twin', 'the same page as Markdown'],
    ],
  },
  {
    name: 'shell',
    says: 'all that is around a page',
    rooms: [
      ['start', 'the first paint, the controls before React, the late scripts'],
      ['head', "what stands in a page's head"],
      ['offline', 'the service worker, and what it keeps'],
      ['navigate', 'from page to page: soft links, scroll, lost pages'],
      ['sidebar', 'the tree of pages, and its filter'],
      ['settings', 'the drawer of settings'],
      ['frame', '`DocsLayout`: header, contents, boundaries'],
      ['special', 'pages without a document: privacy, licences, errors, A to Z'],
    ],
  },
  {
    name: 'delivery',
    says: 'what the finished folder holds besides pages; build only',
    rooms: [
      ['serving', '`_headers` and `_redirects`, read as hosts read them'],
      ['headers', 'security headers and policies of each answer'],
      ['releases', 'what open tabs and the offline worker need of each build'],
      ['outputs', 'files beside pages: cards, sitemap, texts for machines, the index'],
    ],
  },
];
