import type { GetStaticProps } from 'next';
import { products } from '#data/products.ts';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { buildText, wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { NotFoundSuggestions } from '#src/shell/special/NotFoundSuggestions.tsx';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

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
  const families = products.map(({ name, route }) => `<li><a href="${route}/">${name}</a></li>`);
  const list = `<a href="/x/all-pages/">${buildText('notFound.allPages')}</a>`;
  const page: PageRecord = {
    ...specialRecord('/x/404', wholeDictionary(), 'notFound'),
    kind: 'missing',
    html: `<p>${buildText('notFound.text', { introduction: start, allPages: list })}</p><ul>${families.join('')}</ul>`,
  };
  return { props: { page } };
};
