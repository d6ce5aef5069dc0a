import type { GetStaticProps } from 'next';
import { ContentPage } from '#src/content/ContentPage.tsx';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { readInstalledPackages } from '#src/shell/installedPackages.node.ts';
import { renderLicenses } from '#src/shell/licensesPage.node.ts';
import { specialRecord } from '#src/shell/specialRecord.ts';

type Props = { page: PageRecord };

export default function LicensesRoute({ page }: Props) {
  return <ContentPage page={page} />;
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: {
      ...specialRecord('/x/licenses', wholeDictionary(), 'build.licenses'),
      html: renderLicenses(readInstalledPackages()),
    },
  },
});
