import type { GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { outsideRequests } from '#data/site/outsideRequests.ts';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { ContentPage } from '#src/documents/page/ContentPage.tsx';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { renderPrivacy } from '#src/shell/special/privacyPage.node.ts';
import { specialRecord } from '#src/shell/special/specialRecord.ts';
import { UsageSwitch } from '#src/shell/special/UsageSwitch.tsx';

type Props = { page: PageRecord };

export default function PrivacyRoute({ page }: Props) {
  const { analytics } = useDocsConfig();
  return (
    <>
      <ContentPage page={page} />
      {analytics && <UsageSwitch />}
    </>
  );
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: {
      ...specialRecord(`${BASE}/privacy`, wholeDictionary(), 'build.privacy'),
      html: renderPrivacy(outsideRequests),
    },
  },
});
