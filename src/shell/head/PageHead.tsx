import Head from 'next/head';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { parsePath } from '#src/site/path/parsePath.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { canonicalAddress, twinAddress } from '#src/site/path/addresses.ts';
import { isKeptFromSearch } from './isKeptFromSearch.ts';

/** Title, description, styles of its own, canonical address, Markdown twin and the word to search engines of one page. */
export function PageHead({ page }: { page: PageRecord }) {
  const translate = useTranslate();
  const { name: site } = useDocsConfig();
  const { productId, category } = parsePath(page.pathname);
  return (
    <Head>
      <title>{translate('siteTitle', { title: page.title, site })}</title>
      <meta name="description" content={page.description} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="mui:productId" content={String(productId)} />
      <meta name="mui:productCategoryId" content={String(category)} />
      {page.styles && <style dangerouslySetInnerHTML={{ __html: page.styles }} />}
      {page.kind !== 'missing' && <link rel="canonical" href={canonicalAddress(page.pathname)} />}
      {page.kind === 'document' && (
        <link rel="alternate" type="text/markdown" href={twinAddress(page.pathname)} />
      )}
      {isKeptFromSearch(page) && <meta name="robots" content="noindex" />}
    </Head>
  );
}
