import type { GetStaticProps } from 'next';
import { ContentPage } from '#src/content/ContentPage.tsx';
import { NotFoundSuggestions } from '#src/shell/NotFoundSuggestions.tsx';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';

const page: PageRecord = {
  pathname: '/x/404',
  kind: 'missing',
  title: 'Page not found',
  description: 'There is no page at this address.',
  product: null,
  plan: null,
  html: '<p>Check the address, or start from the <a href="/x/introduction/">introduction</a>. The tree beside this text lists every page.</p>',
  toc: [],
  breadcrumb: [],
  previous: null,
  next: null,
  hasDemos: false,
};

export default function NotFound() {
  return (
    <>
      <ContentPage page={page} />
      <NotFoundSuggestions />
    </>
  );
}

export const getStaticProps: GetStaticProps = () => ({
  props: { page, userLanguage: 'en', translations: {} },
});
