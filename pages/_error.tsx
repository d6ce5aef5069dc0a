import Head from 'next/head';

/** What a visitor sees when the page itself broke: one plain sentence and a way back, never a message or a stack. */
export default function BrokenPage() {
  return (
    <main id="main-content" className="broken">
      <Head>
        <title>This page stopped working - MUI X</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <h1>This page stopped working</h1>
      <p>
        Reload it, or start again from the <a href="/x/introduction/">introduction</a>.
      </p>
    </main>
  );
}
