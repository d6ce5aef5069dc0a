import type { GetStaticProps } from 'next';
import { outsideRequests } from '#data/outsideRequests.ts';
import { useDocsConfig } from '#src/context/DocsConfig.tsx';
import { ContentPage } from '#src/content/ContentPage.tsx';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { renderPrivacy } from '#src/shell/privacyPage.node.ts';
import { specialRecord } from '#src/shell/specialRecord.ts';
import { UsageSwitch } from '#src/shell/UsageSwitch.tsx';

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
      ...specialRecord('/x/privacy', wholeDictionary(), 'build.privacy'),
      html: renderPrivacy(outsideRequests),
    },
  },
});
