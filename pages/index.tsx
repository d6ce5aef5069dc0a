import type { GetStaticProps } from 'next';
import { ContentPage } from '#src/content/ContentPage.tsx';
import { loadPage } from '#src/content/loadPage.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { HOME } from '#src/path/contentFolder.ts';

type Props = { page: PageRecord };

export default function HomeRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticProps: GetStaticProps<Props> = async () => ({
  props: { page: await loadPage(HOME) },
});
