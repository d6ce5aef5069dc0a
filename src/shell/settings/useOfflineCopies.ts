import { useEffect, useRef, useState } from 'react';
import type { CopyWorld, KeepFailure } from '#src/shell/offline/offlineCopies.ts';
import { deleteCopies, keepCopy, listCopies } from '#src/shell/offline/offlineCopies.ts';
import type { OfflineIndex, Receipt } from '#src/shell/offline/offlineFiles.ts';
import { holdUnsaved } from '#src/site/loading/unsaved.ts';

/** What the choice of copies needs of the browser. */
export type OfflineWorld = CopyWorld & {
  readIndex: () => Promise<OfflineIndex | undefined>;
  /** Runs a task while no other tab writes copies. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** Has the worker that fits what is kept. */
  refitWorker: () => Promise<unknown>;
};

/** A product on its way to this device: the part that is there, from 0 to 1, and how to stop. */
export type Keeping = { product: string; part: number; cancel: () => void };
export type KeepProblem = { product: string; kind: Exclude<KeepFailure, 'cancelled'> };

/** A lock that is refused lets nothing be kept, as a lost connection does. */
const LOST = { kind: 'lost' } as const;

/** What is kept on this device, what could be, and how to change that; one product at a time. */
export function useOfflineCopies(world: OfflineWorld) {
  const [index, setIndex] = useState<OfflineIndex>();
  const [copies, setCopies] = useState<readonly Receipt[]>();
  const [keeping, setKeeping] = useState<Keeping>();
  const [problem, setProblem] = useState<KeepProblem>();
  const abort = useRef<AbortController>(undefined);

  useEffect(() => {
    let isGone = false;
    void Promise.all([world.readIndex(), listCopies(world).catch(() => [])]).then(
      ([found, kept]) => {
        if (!isGone) {
          setIndex(found);
          setCopies(kept);
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [world]);

  const refresh = async () => {
    await world.refitWorker().catch(() => {}); // refused: what is kept is read with the next visit
    setCopies(await listCopies(world));
  };

  const keep = async (product: string) => {
    const { signal } = (abort.current = new AbortController());
    const cancel = () => abort.current?.abort();
    setProblem(undefined);
    setKeeping({ product, part: 0, cancel });
    const release = holdUnsaved();
    const onProgress = (done: number, all: number) =>
      setKeeping({ product, part: done / all, cancel });
    const outcome = world.alone(() => keepCopy(product, { signal, onProgress }, world));
    const { kind } = await outcome.catch(() => LOST).finally(release);
    setKeeping(undefined);
    if (kind === 'kept') {
      await refresh();
    } else if (kind !== 'cancelled') {
      setProblem({ product, kind });
    }
  };

  const remove = async (product: string) => {
    setProblem(undefined);
    await deleteCopies(product, world);
    await refresh();
  };

  return { index, copies, keeping, problem, keep, remove };
}
