import { ALL_PAGES } from '#src/site/path/ownPages.ts';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';

type Props = {
  /** Address of the repository, whose issues can be searched. */
  repository: string | undefined;
  input: string;
  near: readonly string[];
  onChoose: (text: string) => void;
  /** A link to another page of the site is followed. */
  onLeave: () => void;
};

/** What to do when nothing was found: words that come near, the issues of the repository, everything from A to Z. */
export function SearchNothing({ repository, input, near, onChoose, onLeave }: Props) {
  const translate = useLateTranslate();
  const text = input.trim();
  return (
    <div className="search-note">
      <p>{translate('search.none', { text })}</p>
      {near.length > 0 && (
        <p>
          {translate('search.near')}{' '}
          {near.map((word) => (
            <button key={word} type="button" className="pill" onClick={() => onChoose(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        {repository !== undefined && (
          <a href={`${repository}/issues?q=${encodeURIComponent(text)}`} rel="noopener">
            {translate('search.issues')}
          </a>
        )}{' '}
        <a href={ALL_PAGES} onClick={onLeave}>
          {translate('search.allPages')}
        </a>
      </p>
    </div>
  );
}
