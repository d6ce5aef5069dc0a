import type { KeyboardEvent } from 'react';
import { products } from '#data/products.ts';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import type { Counts } from '#src/search/ranking/counts.ts';
import { kindChoices, parseQuery, withOperator } from '#src/search/ranking/parseQuery.ts';

type Props = {
  input: string;
  /** Null: nobody has counted. */
  counts: Counts | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Buttons that write the operators of the query: one product, one kind, and the pressed one again for all. Their places and widths
 * don't change with the counts, so that the list below stays where it is.
 */
export function SearchFilters({ input, counts, onType, onKeyDown }: Props) {
  const translate = useLateTranslate();
  const query = parseQuery(input);
  return (
    <div className="search-filters">
      <div role="group" aria-label={translate('search.product')}>
        {products.map(({ id, name, shortName }) => (
          <Choice
            key={id}
            label={name}
            count={counts?.products[id] ?? null}
            isPressed={query.product === id}
            onPress={(isPressed) => onType(withOperator(input, 'in', isPressed ? shortName : null))}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <div role="group" aria-label={translate('search.kind')}>
        {kindChoices.map(({ name, kinds }) => (
          <Choice
            key={name}
            label={translate(`search.kinds.${name}`)}
            count={counts?.kinds[name] ?? null}
            isPressed={query.kinds === kinds}
            onPress={(isPressed) => onType(withOperator(input, 'kind', isPressed ? name : null))}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** How much it would leave; null: unknown. */
  count: number | null;
  isPressed: boolean;
  onPress: (isPressed: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The room of a count is that of three figures. */
const MOST = 999;

function Choice({ label, count, isPressed, onPress, onKeyDown }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      disabled={count === 0 && !isPressed}
      onClick={() => onPress(!isPressed)}
      onKeyDown={onKeyDown}
    >
      {label} <small>{count !== null && (count > MOST ? '1k+' : count)}</small>
    </button>
  );
}
