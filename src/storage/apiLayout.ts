import { localStore } from './safeStorage.ts';

const KEY = 'x-api-layout';

/** How the rows of the API reference were last laid out: compact, list or table. */
export function rememberedLayout(): string {
  return localStore.read(KEY) ?? 'compact';
}

/** Keeps a layout for the next page and visit. */
export function rememberLayout(layout: string): void {
  localStore.write(KEY, layout);
}
