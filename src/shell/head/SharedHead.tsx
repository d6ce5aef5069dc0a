import { site } from '#data/site/site.ts';
import { parsePath } from '#src/site/path/parsePath.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { canonicalAddress, cardAddress } from '#src/site/path/addresses.ts';
import { isKeptFromSearch } from './isKeptFromSearch.ts';
import { structuredData } from './structuredData.ts';

type Props = {
  page: PageRecord;
  /** When its text was last changed, where that is known. */
  day: string | undefined;
  /** Language of the export. */
  language: string;
};

/**
 * What the exported page says to search engines and to those who show a link to it: alternates (behaviour 1.3), Open Graph, Twitter,
 * schema.org, where they may keep it at all. No browser needs it, so it is no part of what React keeps; `dropSharedHead` takes it out when another page comes.
 */
export function SharedHead({ page, day, language }: Props) {
  const { pathname, title, description } = page;
  const address = canonicalAddress(pathname);
  return (
    <>
      {parsePath(pathname).localisable &&
        ['x-default', language].map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={address} />
        ))}
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={site.origin + cardAddress(pathname)} />
      <meta name="twitter:card" content="summary_large_image" />
      {!isKeptFromSearch(page) && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: escaped(structuredData(page, day)) }}
        />
      )}
    </>
  );
}

/** As JSON; behind "<" a text could end the element. */
function escaped(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
