/** Marsaglia's xorshift: numbers from 0 to below 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let bits = Math.imul(seed, 0x9e3779b1) || 1;
  return () => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) / 2 ** 32;
  };
}

/** One of `items`, chosen by the next number of `random`. */
export function pickOne<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
