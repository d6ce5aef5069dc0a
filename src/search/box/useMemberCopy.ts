import { useEffect, useState, type KeyboardEvent } from 'react';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import type { Hit } from '#src/search/ranking/answer.ts';

const SHOWN_MS = 2000;

/** `Alt+N` copies `name=` of the chosen result, `Alt+I` the import of what has it; `copied` says so for two seconds. */
export function useMemberCopy() {
  const translate = useLateTranslate();
  const [copied, setCopied] = useState<string>();

  useEffect(() => {
    if (copied !== undefined) {
      const timer = setTimeout(() => setCopied(undefined), SHOWN_MS);
      return () => clearTimeout(timer);
    }
  }, [copied]);

  const copyOnKey = (event: KeyboardEvent, hit: Hit) => {
    const text = event.altKey ? copyText(event.code, hit) : undefined;
    if (text !== undefined) {
      event.preventDefault();
      navigator.clipboard.writeText(text).then(
        () => setCopied(translate('search.copied', { text })),
        () => {}, // the clipboard may be denied
      );
    }
  };
  return { copied, copyOnKey };
}

/** What a key copies of a result; undefined where there is nothing to copy. `KeyN`, `rows` -> `rows=` */
export function copyText(code: string, { kind, name, importLine }: Hit): string | undefined {
  if (code === 'KeyI') {
    return importLine;
  }
  const isAttribute = kind === 'prop' || kind === 'property' || kind === 'slot';
  return code === 'KeyN' && isAttribute ? `${name}=` : undefined;
}
