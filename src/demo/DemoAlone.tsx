import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { site } from '#data/site.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { readAloneAddress, type DemoPlace } from './aloneAddress.ts';

/** What there is to draw. */
type Content =
  | { kind: 'coming' }
  | { kind: 'demo'; place: DemoPlace; Stage: ComponentType<{ place: DemoPlace }> }
  | { kind: 'failed'; text: 'demo.lost' | 'demo.alone.none' };

/** A page that shows the one demo its address names. What draws it is loaded in the browser, so that other pages share none of it. */
export function DemoAlone() {
  const translate = useTranslate();
  const [content, setContent] = useState<Content>({ kind: 'coming' });

  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window === 'undefined') {
      return;
    }
    void loadContent(location.search).then(setContent);
  }, []);

  const name = content.kind === 'demo' ? content.place.name : undefined;
  return (
    <main id="main-content" className="alone">
      {name && (
        <Head>
          <title>{`${name} - ${site.name}`}</title>
        </Head>
      )}
      <h1 className="visually-hidden">{name ?? translate('demo.alone.title')}</h1>
      {/* Scripts wait for the first paint, which needs something to see. */}
      {content.kind === 'coming' && <p>{translate('demo.alone.coming')}</p>}
      {content.kind === 'demo' && <content.Stage place={content.place} />}
      {content.kind === 'failed' && <p role="alert">{translate(content.text)}</p>}
    </main>
  );
}

async function loadContent(search: string): Promise<Content> {
  const place = readAloneAddress(search);
  if (!place) {
    return { kind: 'failed', text: 'demo.alone.none' };
  }
  try {
    const { StandaloneDemo } = await import('./StandaloneDemo.tsx');
    return { kind: 'demo', place, Stage: StandaloneDemo };
  } catch {
    return { kind: 'failed', text: 'demo.lost' };
  }
}
