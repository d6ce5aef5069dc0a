import type { GetStaticPaths, GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { listPages, loadPage } from '#src/documents/page/loadPage.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { contentFolder, HOME } from '#src/site/path/contentFolder.ts';

type Props = { page: PageRecord };

export default function DocumentRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: listPages()
    .filter((pathname) => pathname !== HOME)
    .map((pathname) => ({ params: { slug: contentFolder(pathname).split('/') } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<Props> = async ({ params }) => {
  const slug = Array.isArray(params?.slug) ? params.slug : [];
  return { props: { page: await loadPage(`${BASE}/${slug.join('/')}`) } };
};
