import type { GetStaticProps } from 'next';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import { SandboxPage } from '#src/liveDemo/SandboxPage.tsx';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

export default function SandboxRoute({ record }: { record: PageRecord }) {
  return (
    <>
      <PageHead page={record} />
      <SandboxPage prepare={prepare} />
    </>
  );
}

async function prepare(): Promise<void> {
  const { preparePaidPackages } = await import('#src/demo/preparePaidPackages.ts');
  preparePaidPackages();
}

// Not `page`: that is what `_app` lays out as a document.
export const getStaticProps: GetStaticProps = () => ({
  props: {
    record: specialRecord('/x/sandbox', wholeDictionary(), 'live.sandbox'),
  },
});
