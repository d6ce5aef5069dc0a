/**
 * React's development build notes for its tools which component made each element, and how long each took. Nobody looks at
 * that here, and it is a quarter of the work of a proof. Without it React warns and throws as before; should a newer one keep
 * these notes otherwise, proofs take longer and pass as they did.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

// It looks for these when it is loaded.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
const react = (await import('react')) as unknown as Record<string, object | undefined>;
if (react[INTERNALS]) {
  // How many stacks it has made in this second: from ten thousand on it makes none.
  Object.defineProperty(react[INTERNALS], 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}
