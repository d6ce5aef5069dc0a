import { products } from '#data/products.ts';
import { offlineCss } from '#src/generated/offlineStyles.ts';
import { useLanguage } from '#src/site/texts/I18nProvider.tsx';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { alone, browserCopies, readOfflineIndex } from '#src/shell/offline/browserCopies.ts';
import type { Receipt } from '#src/shell/offline/offlineFiles.ts';
import { registerWorker } from '#src/shell/offline/startWorker.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { useOfflineCopies, type OfflineWorld } from './useOfflineCopies.ts';

const BYTES_PER_MB = 1_000_000;

const ownWorld: OfflineWorld = {
  ...browserCopies,
  get caches() {
    return browserCopies.caches;
  },
  readIndex: () => readOfflineIndex(),
  alone,
  refitWorker: () => registerWorker(navigator.serviceWorker, browserCopies.caches),
};

/** Lets a visitor keep the pages of a product for reading without a connection. Only for hosts that may have a worker. */
export function OfflineChoices({ world = ownWorld }: { world?: OfflineWorld }) {
  const translate = useLateTranslate();
  useLateStyle('offline', offlineCss);
  const language = useLanguage();
  const { index, copies, keeping, problem, keep, remove } = useOfflineCopies(world);
  if (!copies) {
    return null; // for a blink
  }
  const megabytes = (bytes: number) =>
    (bytes / BYTES_PER_MB).toLocaleString(language, { maximumFractionDigits: 1 });
  const dateOf = (copy: Receipt) =>
    new Date(copy.date).toLocaleDateString(language, { dateStyle: 'medium' });

  return (
    <section className="offline" aria-labelledby="offline-title">
      <h3 id="offline-title">{translate('offline.title')}</h3>
      {!index && <p>{translate('offline.unknown')}</p>}
      {products.map(({ id, name: product }) => {
        const copy = copies.find((each) => each.product === id);
        const bytes = index?.bytes[id];
        const isOld = copy !== undefined && index !== undefined && copy.buildId !== index.buildId;
        if (keeping?.product === id) {
          return (
            <p key={id}>
              <progress
                aria-label={translate('offline.keeping', { product })}
                value={keeping.part}
              />
              <button type="button" className="pill" onClick={keeping.cancel}>
                {translate('offline.cancel', { product })}
              </button>
            </p>
          );
        }
        return (
          <div key={id}>
            {copy && (
              <p>
                {translate('offline.kept', {
                  product,
                  date: dateOf(copy),
                  size: megabytes(copy.bytes),
                })}
              </p>
            )}
            {bytes !== undefined && (!copy || isOld) && (
              <button
                type="button"
                className="pill"
                disabled={keeping !== undefined}
                onClick={() => void keep(id)}
              >
                {translate(copy ? 'offline.update' : 'offline.keep', {
                  product,
                  size: megabytes(bytes),
                })}
              </button>
            )}
            {copy && (
              <button type="button" className="pill" onClick={() => void remove(id)}>
                {translate('offline.delete', { product })}
              </button>
            )}
          </div>
        );
      })}
      <p role="status">
        {problem &&
          translate(`offline.${problem.kind}`, {
            product: products.find(({ id }) => id === problem.product)?.name ?? problem.product,
          })}
      </p>
    </section>
  );
}
