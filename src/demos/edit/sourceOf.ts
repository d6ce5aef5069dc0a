import { foldOf, ownCodeOf, stageOf } from '#src/demos/model/demoElement.ts';
import type { LiveFailure } from '#src/demos/sandbox/sandboxMessages.ts';

/** The code of a demo on its page, and the places around it. */
type DemoSource = {
  stage: Element;
  details: HTMLDetailsElement;
  code: HTMLElement;
  /** The text as it stands there now, without the end of its last line. */
  original: string;
  /** Puts another text there. Gives how to bring the first one back, with its colours. */
  write: (text: string) => () => void;
};

/**
 * Finds the code of a demo.
 * @throws when the element is no demo
 */
export function sourceOf(demo: Element): DemoSource {
  const stage = stageOf(demo);
  const details = foldOf(demo);
  const code = ownCodeOf(demo);
  if (!stage || !details || !code) {
    throw new Error('There is no demo with a source here. Give an element with the class demo.');
  }
  const html = code.innerHTML;
  return {
    stage,
    details,
    code,
    original: code.textContent.replace(/\n$/, ''),
    write: (text) => {
      code.textContent = `${text}\n`;
      return () => {
        code.innerHTML = html;
      };
    },
  };
}

/** A failure with the line of the text that it is about: what cannot be imported stands in one. */
export function withImportLine(failure: LiveFailure, text: string): LiveFailure {
  if (failure.reason !== 'import' || failure.line !== undefined) {
    return failure;
  }
  const named = [`'${failure.detail}'`, `"${failure.detail}"`];
  const index = text.split('\n').findIndex((line) => named.some((name) => line.includes(name)));
  return index === -1 ? failure : { ...failure, line: index + 1 };
}
