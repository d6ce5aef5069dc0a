import type { GetStaticProps } from 'next';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { loadPage } from '#src/documents/page/loadPage.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { HOME } from '#src/site/path/contentFolder.ts';

type Props = { page: PageRecord };

export default function HomeRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticProps: GetStaticProps<Props> = async () => ({
  props: { page: await loadPage(HOME) },
});
