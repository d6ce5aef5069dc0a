/** Cache storage in memory, as far as the site uses it. `fails` may throw for an address that is put. */
export function fakeCaches(fails: (address: string) => void = () => {}): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://mui.com').pathname;
  const open = (name: string): Cache => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        fails(pathOf(request));
        store.set(pathOf(request), response);
      },
      keys: async () => [...store.keys()].map((path) => new Request(`https://mui.com${path}`)),
    } as unknown as Cache;
  };
  return {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async () => undefined,
  };
}
