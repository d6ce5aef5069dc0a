import type { GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { readInstalledPackages, renderLicenses } from '#src/shell/special/licensesPage.node.ts';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

type Props = { page: PageRecord };

export default function LicensesRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: {
      ...specialRecord(`${BASE}/licenses`, wholeDictionary(), 'build.licenses'),
      html: renderLicenses(readInstalledPackages()),
    },
  },
});
