import { useEffect, useState, type ReactNode } from 'react';

/** Brings the demos of a page to life; what that takes is loaded after hydration, and only on pages that have demos. */
export function Demos({ pathname }: { pathname: string }) {
  const [host, setHost] = useState<ReactNode>(null);
  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window !== 'undefined') {
      void import('./DemoHost.tsx').then(({ DemoHost }) =>
        setHost(<DemoHost pathname={pathname} />),
      );
    }
  }, [pathname]);
  return host;
}
