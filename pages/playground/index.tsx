import type { GetStaticProps } from 'next';
import dynamic from 'next/dynamic';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { BareMain } from '#src/shell/BareMain.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

const Trial = dynamic(() => import('#src/shell/Trial.tsx').then((module) => module.Trial), {
  ssr: false,
});

/** A bare page where maintainers try components: its path keeps the layout and the theme of this site away (behaviour 1.1, rule 6). */
export default function Playground({ page }: { page: PageRecord }) {
  return (
    <BareMain>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <Trial />
    </BareMain>
  );
}

export const getStaticProps: GetStaticProps = () => ({
  props: {
    page: specialRecord('/x/playground', wholeDictionary(), 'playground'),
  },
});
