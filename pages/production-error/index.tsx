import type { GetStaticProps } from 'next';
import english from '../../translations/translations.json';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { readErrorCodes, type ErrorCodes } from '#src/shell/errorCodes.node.ts';
import { ProductionError } from '#src/shell/ProductionError.tsx';
import { specialRecord } from '#src/shell/specialRecord.ts';

type Props = {
  page: PageRecord;
  messages: ErrorCodes;
  userLanguage: string;
  translations: Record<string, never>;
};

export default function ProductionErrorRoute({ messages }: Props) {
  return <ProductionError messages={messages} />;
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: {
    page: specialRecord('/x/production-error', english, 'productionError'),
    messages: readErrorCodes(),
    userLanguage: 'en',
    translations: {},
  },
});
