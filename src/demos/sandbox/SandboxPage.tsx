import { useEffect, useState, type ComponentType } from 'react';
import { ownWorld, recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';

type Props = {
  /** What the paid packages have to know before the first of them is drawn. */
  prepare: () => Promise<void>;
};

/** The policy of the frame lets it ask for nothing, so it does not know which build is deployed; what is lost is tried for again. */
const FRAME = { ...ownWorld, deployed: async () => undefined };

/** The page for the frame of edited demos. What draws them is loaded in the browser, so that other pages share none of it. */
export function SandboxPage({ prepare }: Props) {
  const translate = useTranslate();
  const [Sandbox, setSandbox] = useState<ComponentType>();

  useEffect(() => {
    // Told in this way, the bundler leaves every package out of the export's own bundle, which never runs them.
    if (typeof window === 'undefined') {
      return;
    }
    // Only a frame has someone to talk to; by itself it says what it is.
    if (window.parent !== window) {
      recoverLoss(() => Promise.all([import('./Sandbox.tsx'), prepare()]), undefined, FRAME).then(
        ([{ Sandbox: Loaded }]) => setSandbox(() => Loaded),
        () => {}, // the page around the frame says that nothing came
      );
    }
  }, [prepare]);

  return (
    <main id="main-content" className="sandbox">
      <h1 className="visually-hidden">{translate('sandbox.title')}</h1>
      {/* Scripts wait for the first paint, which needs something to see. */}
      {Sandbox ? <Sandbox /> : <p>{translate('sandbox.description')}</p>}
    </main>
  );
}
