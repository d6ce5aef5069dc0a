import type { NextRouter } from 'next/router';
import { afterFailure, ownWorld, type RecoveryWorld } from '#src/site/loading/recoverLoss.ts';

/** A page that was asked for and did not arrive: it is tried for again, or given up. */
export type LostPage = { kind: 'trying' | 'lost'; address: string };

type LostPagesWorld = {
  events: Pick<NextRouter['events'], 'on' | 'off'>;
  /** Opens an address of this site once more; false when it did not arrive. */
  open: (address: string) => Promise<boolean>;
  /** Told of what the visitor should see; undefined: nothing is lost any more. */
  show: (lost: LostPage | undefined) => void;
  recovery?: RecoveryWorld;
};

type RouterError = Error & { cancelled?: boolean };

/**
 * Takes the router's place when files of a page are lost. By itself it would leave for the address at once, and without a connection
 * the page in view would be gone. Returns how to stop.
 */
export function followLostPages(world: LostPagesWorld): () => void {
  const { events, open, show, recovery = ownWorld } = world;
  let journey: { address: string } | undefined;

  const onStart = (address: string) => {
    if (address !== journey?.address) {
      journey = undefined;
      show(undefined);
    }
  };

  const onError = (error: RouterError, address: string) => {
    if (error.cancelled) {
      return;
    }
    if (address !== journey?.address) {
      journey = { address };
      show({ kind: 'trying', address });
      void tryAgain(journey, error);
    }
    // The router takes this for a visitor who changed their mind, and stays.
    throw Object.assign(new Error(`${address} did not arrive.`), { cancelled: true });
  };

  const tryAgain = async (mine: { address: string }, error: RouterError) => {
    const { address } = mine;
    const isWanted = () => journey === mine;
    const load = async () => {
      if (isWanted() && !(await open(address)) && isWanted()) {
        throw error;
      }
    };
    const end = (lost: LostPage | undefined) => {
      if (isWanted()) {
        journey = undefined;
        show(lost);
      }
    };
    const wanted = new URL(address, recovery.here()).href;
    const go = (target: string) => (isWanted() ? recovery.go(target) : undefined);
    try {
      await afterFailure(load, error, wanted, { ...recovery, go });
      end(undefined);
    } catch {
      end({ kind: 'lost', address });
    }
  };

  events.on('routeChangeStart', onStart);
  events.on('routeChangeError', onError);
  return () => {
    journey = undefined;
    events.off('routeChangeStart', onStart);
    events.off('routeChangeError', onError);
  };
}
