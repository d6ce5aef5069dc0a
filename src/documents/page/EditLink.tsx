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
