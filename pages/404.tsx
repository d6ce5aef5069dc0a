import type { GetStaticProps } from 'next';
import { products } from '#data/products.ts';
import { BASE } from '#data/site/base.ts';
import { ALL_PAGES, INTRODUCTION } from '#src/site/path/ownPages.ts';
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
  const start = `<a href="${INTRODUCTION}">${buildText('notFound.introduction')}</a>`;
  const families = products.map(({ name, route }) => `<li><a href="${route}/">${name}</a></li>`);
  const list = `<a href="${ALL_PAGES}">${buildText('notFound.allPages')}</a>`;
  const page: PageRecord = {
    ...specialRecord(`${BASE}/404`, wholeDictionary(), 'notFound'),
    kind: 'missing',
    html: `<p>${buildText('notFound.text', { introduction: start, allPages: list })}</p><ul>${families.join('')}</ul>`,
  };
  return { props: { page } };
};
