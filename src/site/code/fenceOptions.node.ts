/** What stands behind the language of a fence: ```` ```tsx title="App.tsx" {2,5-7} fragment="rows, columns" ````. */
export type FenceOptions = { title?: string; marked: ReadonlySet<number> };

/** How the code of a fence is checked. None of it shows in the page. */
export type FenceCheck = {
  /** Names a fragment uses and does not define, read from data/writing/fragments. */
  fragment: readonly string[];
  /** The fence lists members of this type, which are compared with it. */
  members?: string;
  /** Code of this older major version, whose packages are not installed: only its syntax is checked. */
  version?: string;
  /** Code that is wrong on purpose, and what TypeScript says of it. */
  error?: string;
};

const WORDS = ['title', 'fragment', 'members', 'version', 'error'] as const;

type Word = (typeof WORDS)[number];

/**
 * Reads the words behind the language of a fence.
 * @throws when one of them is not known
 */
export function readFenceOptions(meta: string): FenceOptions & { check: FenceCheck } {
  const words: Partial<Record<Word, string>> = {};
  let rest = meta;
  for (const word of WORDS) {
    const written = new RegExp(`(?:^|\\s)${word}="([^"]+)"`);
    const value = written.exec(rest)?.[1];
    rest = rest.replace(written, '');
    if (value !== undefined) {
      words[word] = value;
    }
  }
  const lines = /(?:^|\s)\{([\d,\s-]+)\}/.exec(rest)?.[1];
  rest = rest.replace(/(?:^|\s)\{[\d,\s-]+\}/, '');
  if (rest.trim() !== '') {
    throw new Error(
      `"${rest.trim()}" behind the language of a code fence is not known. Use title="…" and {1,3-5}, and for the check of its code fragment, members, version or error="…".`,
    );
  }
  const { title, fragment = '', ...others } = words;
  return {
    ...(title ? { title } : {}),
    marked: readLineNumbers(lines ?? ''),
    check: { fragment: fragment.split(/,\s*/).filter((name) => name !== ''), ...others },
  };
}

function readLineNumbers(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line += 1) {
      numbers.add(line);
    }
  }
  return numbers;
}
