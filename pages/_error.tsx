import Head from 'next/head';
import { INTRODUCTION } from '#src/site/path/ownPages.ts';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { BareMain } from '#src/shell/frame/BareMain.tsx';

/** What a visitor sees when the page itself broke: one plain sentence and a way back, never a message or a stack. */
export default function BrokenPage() {
  const translate = useTranslate();
  const { name: site } = useDocsConfig();
  const title = translate('broken.title');
  return (
    <BareMain>
      <Head>
        <title>{translate('siteTitle', { title, site })}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>
        {translate('broken.text')} <a href={INTRODUCTION}>{translate('broken.back')}</a>.
      </p>
    </BareMain>
  );
}
