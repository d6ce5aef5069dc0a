import Document, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import type { ReactElement } from 'react';
import { BASE } from '#data/site/base.ts';
import { site } from '#data/site/site.ts';
import { documentDay } from '#src/documents/page/pageFoot.node.ts';
import {
  bootScript,
  controlsAddress,
  criticalCss,
  firstPaintScript,
  fontCss,
} from '#src/generated/inline.ts';
import { COPIED } from '#src/site/code/codeElement.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { SharedHead } from '#src/shell/head/SharedHead.tsx';
import { boundariesInPlace } from '#src/shell/start/boundariesInPlace.ts';
import { wholeAtFirst } from '#src/shell/start/wholeAtFirst.ts';
import { entryChunks } from '#src/shell/start/entryChunks.node.ts';
import { exportedBranches } from '#src/shell/sidebar/exportedBranches.node.ts';
import { themeColour } from '#src/site/theme/themeColour.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

/** The exported file: all CSS inside, text once, scripts listed as data for `loadLateScripts`. */
export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const initial = await Document.getInitialProps(withSidebar(context));
    return { ...initial, html: boundariesInPlace(initial.html), styles: <></> };
  }

  override render() {
    const data: NextData = this.props.__NEXT_DATA__;
    const page = data.props.pageProps?.page;
    sendTextOnce(data);
    return (
      <Html lang={site.language} dir="ltr" data-mui-color-scheme="light" suppressHydrationWarning>
        <LateHead>
          <meta
            name="theme-color"
            content={themeColour.light}
            media="(prefers-color-scheme: light)"
          />
          <meta
            name="theme-color"
            content={themeColour.dark}
            media="(prefers-color-scheme: dark)"
          />
          <link rel="icon" href={`${BASE}/favicon.svg`} type="image/svg+xml" />
          {wholeAtFirst(this.props.html).map((id) => (
            <link key={id} rel="expect" href={`#${id}`} blocking="render" />
          ))}
          <style id="fonts" dangerouslySetInnerHTML={{ __html: fontCss }} />
          <style dangerouslySetInnerHTML={{ __html: criticalCss }} />
          <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
          {(page?.kind === 'document' || page?.kind === 'home') && (
            <SharedHead page={page} day={documentDay(page.pathname)} language={site.language} />
          )}
        </LateHead>
        <body dir="ltr">
          <Main />
          <div
            id="announcer"
            className="visually-hidden"
            aria-live="polite"
            {...{ [COPIED]: buildText('copied') }}
          />
          <script dangerouslySetInnerHTML={{ __html: bootScript }} />
          <NextScript />
        </body>
      </Html>
    );
  }
}

/** Hands the whole sidebar to the app, which in a browser has the part of it that stands in the page. */
function withSidebar(context: DocumentContext): DocumentContext {
  const renderPage: DocumentContext['renderPage'] = () =>
    context.renderPage({
      enhanceApp: (App) =>
        function AppWithSidebar(props) {
          const given = { ...props, navBranches: exportedBranches };
          return <App {...given} />;
        },
    });
  return { ...context, renderPage };
}

/** Next's head without its script and preload elements: in an export their addresses are data in the page. */
class LateHead extends Head {
  override getPreloadMainLinks(files: Parameters<Head['getPreloadMainLinks']>[0]) {
    return isDevelopment ? super.getPreloadMainLinks(files) : [];
  }

  override getPreloadDynamicChunks() {
    return isDevelopment ? super.getPreloadDynamicChunks() : [];
  }

  override getPolyfillScripts() {
    return isDevelopment ? super.getPolyfillScripts() : [];
  }

  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    return isDevelopment ? super.getDynamicChunks(files) : [];
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const scripts: ReactElement<ScriptProps>[] = super.getScripts(files);
    const late = isDevelopment ? [] : scripts.filter(({ props }) => props.src !== undefined);
    const addresses = [controlsAddress, ...late.map(({ props }) => props.src)];
    const inline = scripts.filter((script) => !late.includes(script));
    return [
      ...(isDevelopment ? inline : [entryData(inline)]),
      <script
        key="late"
        id="late-scripts"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(addresses) }}
      />,
    ];
  }
}

type ScriptProps = { src?: string; dangerouslySetInnerHTML?: { __html: string } };

/** What Next prints as a script of each page, as data for `loadLateScripts`: so no page has a script of its own to be hashed. */
function entryData(inline: readonly ReactElement<ScriptProps>[]) {
  const script = inline.map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '').join('\n');
  return (
    <script
      key="entries"
      id="entry-chunks"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entryChunks(script)) }}
    />
  );
}

type NextData = { props: { pageProps?: { page?: PageRecord } } };

/**
 * Takes the page's text and its contents list out of the data for hydration: they stand in the HTML already. A copy is changed, because Next writes
 * the page's JSON for navigation from the same object afterwards.
 */
function sendTextOnce(data: NextData): void {
  const { pageProps } = data.props;
  if (pageProps?.page) {
    data.props = {
      ...data.props,
      pageProps: { ...pageProps, page: { ...pageProps.page, html: '', toc: [] } },
    };
  }
}
