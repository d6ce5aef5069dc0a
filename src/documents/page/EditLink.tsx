import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';

/** Leads to the source of the page: a document can be changed there, that of an API page is read. Nothing where there is none (behaviour 8.2). */
export function EditLink({ page: { source } }: { page: Pick<PageRecord, 'source'> }) {
  const translate = useTranslate();
  if (source === undefined) {
    return null;
  }
  return (
    <p className="edit">
      <a href={source.address} target="_blank" rel="noopener nofollow">
        {translate(source.isEditable ? 'editPage' : 'viewSource')}
      </a>
    </p>
  );
}

const BRANCH = 'main';

/**
 * Where a file of this repository is changed on its web view; none without a repository (behaviour 8.2).
 * `https://git.example.com/docs`, `data/a.md` -> `https://git.example.com/docs/edit/main/data/a.md`
 */
export function editAddress(repository: string | undefined, file: string): string | undefined {
  return repository === undefined ? undefined : `${repository}/edit/${BRANCH}/${file}`;
}

/** Where a file of this repository is read on its web view; none without a repository. */
export function readAddress(repository: string | undefined, file: string): string | undefined {
  return repository === undefined ? undefined : `${repository}/blob/${BRANCH}/${file}`;
}
