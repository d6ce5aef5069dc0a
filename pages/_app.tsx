import type { AppProps } from 'next/app';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import type { Dictionaries } from '#src/i18n/translate.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { DocsLayout } from '#src/shell/DocsLayout.tsx';
import { ThemeStateProvider } from '#src/theme/ThemeStateProvider.tsx';

type PageProps = { page?: PageRecord; userLanguage?: string; translations?: Dictionaries };

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  const { page, userLanguage, translations } = pageProps;
  return (
    <I18nProvider language={userLanguage} translations={translations}>
      {page ? (
        <ThemeStateProvider>
          <DocsLayout page={page}>
            <PageHead page={page} />
            <Component {...pageProps} />
          </DocsLayout>
        </ThemeStateProvider>
      ) : (
        <Component {...pageProps} />
      )}
    </I18nProvider>
  );
}
