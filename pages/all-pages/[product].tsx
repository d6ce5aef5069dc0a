import type { GetStaticPaths, GetStaticProps } from 'next';
import { products } from '#data/products.ts';
import { readSearchMembers } from '#src/api/searchMembers.node.ts';
import { ContentPage } from '#src/content/ContentPage.tsx';
import { readSearchPages } from '#src/content/searchPages.node.ts';
import { siteDocuments } from '#src/content/siteDocuments.node.ts';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { membersHead, membersPath, renderMembers } from '#src/shell/allPages.node.ts';
import { specialRecord } from '#src/shell/specialRecord.ts';

type Props = { page: PageRecord };

export default function AllMembersRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: products.map(({ id }) => ({ params: { product: id } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<Props> = ({ params }) => {
  const product = products.find(({ id }) => id === params?.product);
  if (!product) {
    return { notFound: true };
  }
  const { pages, tablePages } = readSearchPages(siteDocuments());
  return {
    props: {
      page: {
        ...specialRecord(membersPath(product.id), wholeDictionary(), 'build.allPages'),
        ...membersHead(product.id),
        ...renderMembers({ pages, members: readSearchMembers(tablePages) }, product.id),
      },
    },
  };
};
