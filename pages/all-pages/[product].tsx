import type { GetStaticPaths, GetStaticProps } from 'next';
import { readSearchMembers } from '#src/reference/pages/searchMembers.node.ts';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { readSearchPages } from '#src/documents/page/searchPages.node.ts';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import { documentedProducts } from '#src/site/tree/documentedProducts.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { membersHead, membersPath, renderMembers } from '#src/shell/special/allPages.node.ts';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

type Props = { page: PageRecord };

export default function AllMembersRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: documentedProducts.map(({ id }) => ({ params: { product: id } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<Props> = ({ params }) => {
  const product = documentedProducts.find(({ id }) => id === params?.product);
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
