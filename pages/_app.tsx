import type { AppProps } from 'next/app';
import type { ReactNode } from 'react';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { PageHead } from '#src/shell/head/PageHead.tsx';
import { parsePath } from '#src/site/path/parsePath.ts';
import { DocsLayout } from '#src/shell/frame/DocsLayout.tsx';
import { NavBranchesContext, siteBranches } from '#src/shell/navigate/NavBranchesContext.ts';
import type { NavBranches } from '#src/shell/navigate/navBranches.ts';
import { RootBoundary } from '#src/shell/frame/RootBoundary.tsx';
import { useHydratedMark } from '#src/shell/start/useHydratedMark.ts';
import { useIconFont } from '#src/site/theme/Icon.tsx';
import { ThemeStateProvider } from '#src/site/theme/ThemeStateProvider.tsx';

type PageProps = { page?: PageRecord };

/** `navBranches`: the whole sidebar, which `_document` hands in while a page is exported. */
type Props = AppProps<PageProps> & { navBranches?: NavBranches };

export default function App({ Component, pageProps, router, navBranches }: Props) {
  useHydratedMark();
  useIconFont(site.iconFontUrl);
  const { page } = pageProps;
  return (
    <DocsConfigProvider config={site}>
      <I18nProvider>
        <RootBoundary pathname={router.asPath.split(/[?#]/)[0] ?? '/'}>
          {page ? (
            <ThemeStateProvider>
              <NavBranchesContext value={navBranches ?? siteBranches}>
                <Frame page={page}>
                  <PageHead page={page} />
                  <Component {...pageProps} />
                </Frame>
              </NavBranchesContext>
            </ThemeStateProvider>
          ) : (
            <Component {...pageProps} />
          )}
        </RootBoundary>
      </I18nProvider>
    </DocsConfigProvider>
  );
}

/** What stands around a page: nothing where its path asks to be shown without the look of this site (behaviour 1.1, rule 6). */
function Frame({ page, children }: { page: PageRecord; children: ReactNode }) {
  return parsePath(page.pathname).themed ? (
    <DocsLayout page={page}>{children}</DocsLayout>
  ) : (
    children
  );
}
