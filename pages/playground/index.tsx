import type { GetStaticProps } from 'next';
import dynamic from 'next/dynamic';
import { BASE } from '#data/site/base.ts';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { BareMain } from '#src/shell/frame/BareMain.tsx';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

const PlaygroundSample = dynamic(
  () => import('#src/shell/special/PlaygroundSample.tsx').then((module) => module.PlaygroundSample),
  {
    ssr: false,
  },
);

/** A bare page where maintainers try components: its path keeps the layout and the theme of this site away (behaviour 1.1, rule 6). */
export default function Playground({ page }: { page: PageRecord }) {
  return (
    <BareMain>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <PlaygroundSample />
    </BareMain>
  );
}

export const getStaticProps: GetStaticProps = () => ({
  props: {
    page: specialRecord(`${BASE}/playground`, wholeDictionary(), 'playground'),
  },
});
