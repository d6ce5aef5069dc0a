import type { AppProps } from 'next/app';
import { site } from '#data/site.ts';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import type { Dictionaries } from '#src/i18n/translate.ts';
import type { PageRecord } from '#src/pageTree/pageRecord.ts';
import { LateStyleSheet } from '#src/seo/LateStyleSheet.tsx';
import { PageHead } from '#src/seo/PageHead.tsx';
import { DocsLayout } from '#src/shell/DocsLayout.tsx';
import { RootBoundary } from '#src/shell/RootBoundary.tsx';
import { useHydratedMark } from '#src/shell/useHydratedMark.ts';
import { ThemeStateProvider } from '#src/theme/ThemeStateProvider.tsx';

type PageProps = { page?: PageRecord; userLanguage?: string; translations?: Dictionaries };

export default function App({ Component, pageProps, router }: AppProps<PageProps>) {
  useHydratedMark();
  const { page, userLanguage, translations } = pageProps;
  return (
    <I18nProvider language={userLanguage} translations={translations}>
      <RootBoundary pathname={router.asPath.split(/[?#]/)[0] ?? '/'}>
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
      </RootBoundary>
      <LateStyleSheet address={site.iconFontUrl} />
    </I18nProvider>
  );
}
