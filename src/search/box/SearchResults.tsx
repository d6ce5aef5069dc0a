import type { MouseEvent } from 'react';
import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import type { Answer, Hit } from '#src/search/ranking/answer.ts';
import { Marked } from './Marked.tsx';
import { memberKinds, type EntryKind } from '#src/search/index/searchEntry.ts';

type Props = {
  answer: Answer;
  /** Number of the chosen result. */
  chosen: number;
  /** The pointer is over a result. */
  onPoint: (index: number) => void;
  /** A result is followed, by pointer or key. */
  onFollow: (event: MouseEvent) => void;
};

/** Id of the result with a number; the field names the chosen one by it. */
export function resultId(index: number): string {
  return `search-result-${index}`;
}

/** The results as options of a listbox, which are links too: they open in a new tab as every link does. */
export function SearchResults({ answer, chosen, onPoint, onFollow }: Props) {
  const translate = useLateTranslate();
  const { name } = useDocsConfig();
  const offsets = answer.groups.map((_, index) =>
    answer.groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div role="listbox" id="search-results" aria-label={translate('search.results')}>
      {answer.groups.map(({ product, hits }, place) => (
        <div key={product ?? ''} role="group" aria-labelledby={`search-group-${product}`}>
          <div role="presentation" id={`search-group-${product}`} className="search-group">
            {nameOf(product) ?? name}
          </div>
          {hits.map((hit, position) => {
            const index = (offsets[place] ?? 0) + position;
            return (
              <a
                key={`${hit.kind} ${hit.href}`}
                id={resultId(index)}
                role="option"
                aria-selected={index === chosen}
                tabIndex={-1}
                className="search-hit"
                href={hit.href}
                onPointerMove={() => onPoint(index)}
                onClick={onFollow}
              >
                <HitText hit={hit} product={nameOf(product)} words={answer.words} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Kinds whose names stand in code. */
const CODE: readonly EntryKind[] = ['component', 'interface', ...memberKinds];

type HitProps = { hit: Hit; product: string | undefined; words: readonly string[] };

function HitText({ hit, product, words }: HitProps) {
  const translate = useLateTranslate();
  const { kind, name, type, plan, crumbs, others, excerpt, guide } = hit;
  const place = [product ?? nameOf(guide?.product ?? null) ?? [], crumbs].flat();
  return (
    <>
      <span className="search-line">
        <b className={CODE.includes(kind) ? 'search-name' : undefined}>
          <Marked text={name} words={words} />
        </b>
        {type && <code className="search-type">{type}</code>}
        {hit.default && <code className="search-default">= {hit.default}</code>}
        {guide && (
          <span className="chip">
            {translate('search.guide', { from: guide.from, to: guide.to })}
          </span>
        )}
        {plan && <span className="chip">{translate(`plans.${plan}`)}</span>}
        <small>{translate(`search.kinds.${kind}`)}</small>
      </span>
      <span className="search-crumbs">
        {place.join(' › ')}
        {others > 0 && ` ${translate('search.others', { count: others })}`}
      </span>
      {excerpt !== undefined && (
        <span className="search-excerpt">
          <Marked text={excerpt} words={words} />
        </span>
      )}
    </>
  );
}

/** What a product is called; undefined: there is none. */
function nameOf(product: ProductId | null): string | undefined {
  return products.find(({ id }) => id === product)?.name;
}
