import { useEffect, useState, type ComponentType } from 'react';

type DemoHostType = ComponentType<{ pathname: string }>;

/** The component that runs a page's demos: loaded after hydration, and only where there are demos. */
export function useDemoHost(hasDemos: boolean): DemoHostType | undefined {
  const [host, setHost] = useState<{ DemoHost: DemoHostType }>();
  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window !== 'undefined' && hasDemos) {
      void import('./DemoHost.tsx').then(({ DemoHost }) => setHost({ DemoHost }));
    }
  }, [hasDemos]);
  return hasDemos ? host?.DemoHost : undefined;
}
