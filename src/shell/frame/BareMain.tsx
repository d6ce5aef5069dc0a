import Head from 'next/head';
import type { ReactNode } from 'react';

// With the page instead of in the site's sheet, because no other page needs it.
const rules = '.bare{max-width:720px;margin-inline:auto;padding:48px 20px}';

/** The content of the few pages that stand without the shell. */
export function BareMain({ children }: { children: ReactNode }) {
  return (
    <main id="main-content" className="bare">
      <Head>
        <style>{rules}</style>
      </Head>
      {children}
    </main>
  );
}
