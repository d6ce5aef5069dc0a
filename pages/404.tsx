import type { GetStaticProps } from 'next';
import { ContentPage } from '#src/content/ContentPage.tsx';
import { buildText, wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { NotFoundSuggestions } from '#src/shell/NotFoundSuggestions.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

export default function NotFound({ page }: { page: PageRecord }) {
  return (
    <>
      <ContentPage page={page} />
      <NotFoundSuggestions />
    </>
  );
}

export const getStaticProps: GetStaticProps = () => {
  const start = `<a href="/x/introduction/">${buildText('notFound.introduction')}</a>`;
  const list = `<a href="/x/all-pages/">${buildText('notFound.allPages')}</a>`;
  const page: PageRecord = {
    ...specialRecord('/x/404', wholeDictionary(), 'notFound'),
    kind: 'missing',
    html: `<p>${buildText('notFound.text', { introduction: start, allPages: list })}</p>`,
  };
  return { props: { page } };
};
