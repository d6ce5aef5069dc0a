import { isLoss } from './afterLoss.ts';
import { keepPress } from './pressAgain.ts';
import { ownWorld, recoverLoss, type RecoveryWorld } from './recoverLoss.ts';

/** What a user who waits for a part learns: it is tried for again, it could not be had, or it has come after all. */
export type PartNews = 'trying' | 'lost' | 'arrived';

/** The wish of a user for a part of the page. */
export type PartWish = {
  /** Told only when a first try has failed. */
  tell: (news: PartNews) => void;
  /** Selector of the control that was pressed. It is pressed again should the page have to be reloaded for another build. */
  control?: string | undefined;
};

/** A part of the page whose code is loaded when it is needed. */
export type LatePart<Part> = {
  /** The part, if it has come. */
  ready: () => Part | undefined;
  /** Loads the part without a wish for it, such as on hover. Never rejects: a failure is forgotten, and gives undefined. */
  fetchAhead: () => Promise<Part | undefined>;
  /** Loads the part for a user who asked for it. Gives undefined when it is lost, which has been told; the next wish tries again. */
  bring: (wish: PartWish) => Promise<Part | undefined>;
};

/**
 * Makes a late part. A lost one that a user asked for follows one policy: when another build is deployed the page is reloaded and the
 * control pressed again; else the user is told, and two more tries are made. So no click ends in silence.
 * @param load imports its module
 */
export function latePart<Part>(load: () => Promise<Part>, world = ownWorld): LatePart<Part> {
  let part: Part | undefined;
  let coming: Promise<Part | undefined> | undefined;
  const keep = async () => (part ??= await load());
  const follow = async (wish: PartWish) => {
    const { tell, inWorld } = telling(wish, world);
    try {
      const brought = await recoverLoss(keep, undefined, inWorld);
      tell('arrived');
      return brought;
    } catch (error) {
      wish.tell('lost');
      if (!isLoss(error)) {
        reportError(error);
      }
      return undefined;
    }
  };
  return {
    ready: () => part,
    fetchAhead: () => keep().catch(() => undefined), // whoever asks for it next hears of a failure
    /** Wishes that come while one is followed share its tries. */
    bring: (wish) =>
      (coming ??= follow(wish).finally(() => {
        coming = undefined;
      })),
  };
}

/** The world in which a wish is followed: each wait for another try is told, and leaving keeps the press. */
function telling({ tell, control }: PartWish, world: RecoveryWorld) {
  let wasTold = false;
  const inWorld: RecoveryWorld = {
    ...world,
    wait(ms) {
      wasTold = true;
      tell('trying');
      return world.wait(ms);
    },
    go(address) {
      if (control !== undefined) {
        keepPress(control, address, world.store);
      }
      world.go(address);
    },
  };
  return { inWorld, tell: (news: PartNews) => (wasTold ? tell(news) : undefined) };
}
