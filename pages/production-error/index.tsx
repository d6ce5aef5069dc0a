import type { GetStaticProps } from 'next';
import { wholeDictionary } from '#src/i18n/pageTexts.node.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { readErrorCodes, type ErrorCodes } from '#src/shell/errorCodes.node.ts';
import { ProductionError } from '#src/shell/ProductionError.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

type Props = { page: PageRecord; messages: ErrorCodes };

export default function ProductionErrorRoute({ messages }: Props) {
  return <ProductionError messages={messages} />;
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: specialRecord('/x/production-error', wholeDictionary(), 'productionError'),
    messages: readErrorCodes(),
  },
});
