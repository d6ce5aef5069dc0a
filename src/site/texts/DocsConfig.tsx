import type { ReactNode } from 'react';
import type { Site } from '#data/site/site.ts';
import { requiredContext } from './requiredContext.ts';

const [DocsContext, useDocsConfig] = requiredContext<Site>(
  'There is no configuration of the documentation here. Wrap the component in DocsConfigProvider.',
);

/** The facts of this deployment. It throws outside of DocsConfigProvider. */
export { useDocsConfig };

/** Gives the components below it the facts of a deployment; what is no component reads them from `data/site/site.ts`. */
export function DocsConfigProvider({ config, children }: { config: Site; children: ReactNode }) {
  return <DocsContext value={config}>{children}</DocsContext>;
}
