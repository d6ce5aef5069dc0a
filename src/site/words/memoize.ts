/** Where values are kept by key: a `Map`, or a `WeakMap` where they are to live as long as their keys. */
type Kept<Key, Value> = { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown };

/** A function that makes the value of each key once. What throws is made anew at the next call. */
export function memoize<Key, Value extends object>(
  make: (key: Key) => Value,
  kept: Kept<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}
