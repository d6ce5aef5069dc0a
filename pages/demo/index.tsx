import type { GetStaticProps } from 'next';
import { DemoAlone } from '#src/demo/DemoAlone.tsx';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

export default function DemoRoute({ record }: { record: PageRecord }) {
  return (
    <>
      <PageHead page={record} />
      <DemoAlone />
    </>
  );
}

// Not `page`: that is what `_app` lays out as a document.
export const getStaticProps: GetStaticProps = () => ({
  props: {
    record: specialRecord('/x/demo', wholeDictionary(), 'demo.alone'),
  },
});
