import type { GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import { SandboxPage } from '#src/demos/sandbox/SandboxPage.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { PageHead } from '#src/shell/head/PageHead.tsx';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

export default function SandboxRoute({ record }: { record: PageRecord }) {
  return (
    <>
      <PageHead page={record} />
      <SandboxPage prepare={prepare} />
    </>
  );
}

async function prepare(): Promise<void> {
  const { preparePaidPackages } = await import('#src/demos/stage/paidPackages.ts');
  preparePaidPackages();
}

// Not `page`: that is what `_app` lays out as a document.
export const getStaticProps: GetStaticProps = () => ({
  props: {
    record: specialRecord(`${BASE}/sandbox`, wholeDictionary(), 'sandbox'),
  },
});
