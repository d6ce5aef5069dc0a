import type { GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { DemoAlone } from '#src/demos/preview/DemoAlone.tsx';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { PageHead } from '#src/shell/head/PageHead.tsx';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

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
    record: specialRecord(`${BASE}/demo`, wholeDictionary(), 'demo.alone'),
  },
});
