import { localStore } from '#src/site/storage/safeStorage.ts';
import { API_LAYOUT_KEY, API_ORDER_KEY } from '#src/site/storage/storedKeys.ts';

/** How the rows of the API reference were last laid out: compact, list or table. */
export function rememberedLayout(): string {
  return localStore.read(API_LAYOUT_KEY) ?? 'compact';
}

/** Keeps a layout for the next page and visit. */
export function rememberLayout(layout: string): void {
  localStore.write(API_LAYOUT_KEY, layout);
}

/** How the rows were last ordered: by name or by purpose. */
export function rememberedOrder(): string {
  return localStore.read(API_ORDER_KEY) ?? 'name';
}

/** Keeps an order for the next page and visit. */
export function rememberOrder(order: string): void {
  localStore.write(API_ORDER_KEY, order);
}
