import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { DRAWN_EVENT } from '#src/site/timing/pageEvents.ts';
import { readAloneAddress, readBareness } from './aloneAddress.ts';
import { tellFrame } from './frameEvents.ts';
import { readPreview } from './preview.ts';
import type { StandaloneDemoProps } from './StandaloneDemo.tsx';

/** What there is to draw. */
type Content =
  | { kind: 'coming' }
  | { kind: 'demo'; props: StandaloneDemoProps; Stage: ComponentType<StandaloneDemoProps> }
  | { kind: 'failed'; text: 'demo.lost' | 'demo.alone.none' };

/** A page that shows the one demo its address names. What draws it is loaded in the browser, so that other pages share none of it. */
export function DemoAlone() {
  const translate = useTranslate();
  const { name: site } = useDocsConfig();
  const [content, setContent] = useState<Content>({ kind: 'coming' });

  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window === 'undefined') {
      return;
    }
    void loadContent(location.search).then((loaded) => {
      setContent(loaded);
      if (loaded.kind === 'failed') {
        tellFrame(DRAWN_EVENT); // what went wrong is to be seen too
      }
    });
  }, []);

  const name = content.kind === 'demo' ? content.props.place.name : undefined;
  const bareness = content.kind === 'demo' ? content.props.bareness : undefined;
  return (
    <main id="main-content" className={bareness ? `alone bare ${bareness}` : 'alone'}>
      {name && (
        <Head>
          <title>{translate('siteTitle', { title: name, site })}</title>
        </Head>
      )}
      <h1 className="visually-hidden">{name ?? translate('demo.alone.title')}</h1>
      {/* Scripts wait for the first paint, which needs something to see. */}
      {content.kind === 'coming' && <p>{translate('demo.alone.coming')}</p>}
      {content.kind === 'demo' && <content.Stage {...content.props} />}
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
    const { StandaloneDemo } = await recoverLoss(() => import('./StandaloneDemo.tsx'));
    return {
      kind: 'demo',
      props: { place, preview: readPreview(search), bareness: readBareness(search) },
      Stage: StandaloneDemo,
    };
  } catch {
    return { kind: 'failed', text: 'demo.lost' };
  }
}
