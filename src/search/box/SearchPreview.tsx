import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import type { Hit } from '#src/search/ranking/answer.ts';
import { excerptOf } from '#src/search/ranking/toAnswer.ts';
import { Marked } from './Marked.tsx';
import type { ReadText } from '#src/search/worker/searchClient.ts';
import { usePassage } from './usePassage.ts';

/** What the place beside the results holds without scrolling, in letters. */
const LENGTH = 750;

type Props = { hit: Hit; words: readonly string[]; read: ReadText };

/** Beside the results, the text of the chosen one with what was looked for marked; of a member, its type, default and import. */
export function SearchPreview({ hit, words, read }: Props) {
  const translate = useLateTranslate();
  const passage = usePassage(hit, read);
  const text = passage === undefined ? hit.excerpt : excerptOf(passage, words, LENGTH);
  return (
    <section className="search-preview" aria-label={translate('search.preview')}>
      <p className="search-preview-name">
        <Marked text={hit.name} words={words} />
      </p>
      {text !== undefined && (
        <p>
          <Marked text={text} words={words} />
        </p>
      )}
      {hit.type !== undefined && <code className="search-type">{hit.type}</code>}
      {hit.default !== undefined && <code className="search-default">= {hit.default}</code>}
      {hit.importLine !== undefined && <code>{hit.importLine}</code>}
    </section>
  );
}
