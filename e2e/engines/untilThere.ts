const EVERY_MS = 50;

/** Asks again and again until something is there; what throws is not. Throws `complaint` when it never comes. */
export async function untilThere<Thing>(
  complaint: string,
  look: () => Thing | undefined | Promise<Thing | undefined>,
  atMostMs = 60_000,
): Promise<Thing> {
  const end = performance.now() + atMostMs;
  while (performance.now() < end) {
    try {
      const thing = await look();
      if (thing !== undefined) {
        return thing;
      }
    } catch {
      // not there yet
    }
    await new Promise((done) => setTimeout(done, EVERY_MS));
  }
  throw new Error(`${complaint} within ${atMostMs / 1000} s.`);
}
