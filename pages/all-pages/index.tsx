import type { GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { readSearchPages } from '#src/documents/page/searchPages.node.ts';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { renderAllPages } from '#src/shell/special/allPages.node.ts';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

type Props = { page: PageRecord };

export default function AllPagesRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: {
      ...specialRecord(`${BASE}/all-pages`, wholeDictionary(), 'build.allPages'),
      ...renderAllPages(readSearchPages(siteDocuments()).pages),
    },
  },
});
