import type { GetStaticProps } from 'next';
import { ContentPage } from '#src/content/ContentPage.tsx';
import { readSearchPages } from '#src/content/searchPages.node.ts';
import { siteDocuments } from '#src/content/siteDocuments.node.ts';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { renderAllPages } from '#src/shell/allPages.node.ts';
import { specialRecord } from '#src/shell/specialRecord.ts';

type Props = { page: PageRecord };

export default function AllPagesRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: {
      ...specialRecord('/x/all-pages', wholeDictionary(), 'build.allPages'),
      ...renderAllPages(readSearchPages(siteDocuments()).pages),
    },
  },
});
