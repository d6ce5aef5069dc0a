import type { GetStaticProps } from 'next';
import dynamic from 'next/dynamic';
import { pageTexts, wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

const Trial = dynamic(() => import('#src/shell/Trial.tsx').then((module) => module.Trial), {
  ssr: false,
});

/** A bare page where maintainers try components: no layout and no theme but the library's own (behaviour 1.1, rule 6). */
export default function Playground({ record }: { record: PageRecord }) {
  return (
    <main id="main-content" className="bare">
      <PageHead page={record} />
      <h1>{record.title}</h1>
      <p>{record.description}</p>
      <Trial />
    </main>
  );
}

// Not `page`: that is what `_app` lays out as a document.
export const getStaticProps: GetStaticProps = () => ({
  props: {
    record: specialRecord('/x/playground', wholeDictionary(), 'playground'),
    ...pageTexts(),
  },
});
