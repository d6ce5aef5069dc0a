import type { AppProps } from 'next/app';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { DocsLayout } from '#src/shell/DocsLayout.tsx';

export default function App({ Component, pageProps }: AppProps<{ page?: PageRecord }>) {
  const { page } = pageProps;
  if (!page) {
    return <Component {...pageProps} />;
  }
  return (
    <DocsLayout page={page}>
      <PageHead page={page} />
      <Component {...pageProps} />
    </DocsLayout>
  );
}
