import type { GetStaticProps } from 'next';
import { BASE } from '#data/site/base.ts';
import { wholeDictionary } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { readErrorCodes, type ErrorCodes } from '#src/shell/special/errorCodes.node.ts';
import { ProductionError } from '#src/shell/special/ProductionError.tsx';
import { specialRecord } from '#src/shell/special/specialRecord.ts';

type Props = { page: PageRecord; messages: ErrorCodes };

export default function ProductionErrorRoute({ messages }: Props) {
  return <ProductionError messages={messages} />;
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: specialRecord(`${BASE}/production-error`, wholeDictionary(), 'productionError'),
    messages: readErrorCodes(),
  },
});
