import type { GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { parsePath } from '#src/site/path/parsePath.ts';
import { LateStyleSheet } from '#src/shell/head/LateStyleSheet.tsx';
import { PageHead } from '#src/shell/head/PageHead.tsx';
import { SignInSample } from '#src/shell/special/SignInSample.tsx';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

export default function OnePirate({ record }: { record: PageRecord }) {
  const { extraFontUrl } = useDocsConfig();
  return (
    <>
      <PageHead page={record} />
      {parsePath(record.pathname).extraFont && <LateStyleSheet address={extraFontUrl} />}
      <SignInSample />
    </>
  );
}

// Not `page`: that is what `_app` lays out as a document.
export const getStaticProps: GetStaticProps = () => ({
  props: {
    record: specialRecord(`${BASE}/onepirate`, wholeDictionary(), 'onepirate'),
  },
});
