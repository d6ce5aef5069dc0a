import type { GetStaticProps } from 'next';
import { useDocsConfig } from '#src/context/DocsConfig.tsx';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { parsePath } from '#src/path/parsePath.ts';
import { LateStyleSheet } from '#src/seo/LateStyleSheet.tsx';
import { PageHead } from '#src/seo/PageHead.tsx';
import { SignInSample } from '#src/shell/SignInSample.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

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
    record: specialRecord('/x/onepirate', wholeDictionary(), 'onepirate'),
  },
});
