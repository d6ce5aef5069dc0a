import * as React from 'react';
import { gardenItems, type GardenItem } from './garden.ts';

/** An item as a server sends it: without its children, but with their number. */
export interface ServedItem {
  id: string;
  label: string;
  childrenCount: number;
}

export interface GardenServer {
  /** Sends the children of an item, or the roots without a parent id. Rejects while the server is offline. */
  list: (parentId?: string) => Promise<ServedItem[]>;
  /** Stores a new label. */
  rename: (itemId: string, label: string) => void;
  /** Milliseconds until an answer. */
  setDelay: (delay: number) => void;
  setOffline: (offline: boolean) => void;
  /** Keeps the server running. The returned function stops it and cancels open requests. */
  connect: () => () => void;
}

/** A server in the browser that knows the botanical garden. It stops with the component. */
export function useGardenServer(): GardenServer {
  const [server] = React.useState(createGardenServer);
  React.useEffect(() => server.connect(), [server]);

  return server;
}

function createGardenServer(): GardenServer {
  const childrenById = indexChildren(gardenItems);
  const labels = new Map<string, string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let connections = 0;
  let milliseconds = 700;
  let isOffline = false;

  function answer(parentId?: string): ServedItem[] {
    const items = parentId === undefined ? gardenItems : (childrenById.get(parentId) ?? []);
    return items.map(({ id, label, children }) => ({
      id,
      label: labels.get(id) ?? label,
      childrenCount: children?.length ?? 0,
    }));
  }

  function cancelWhenAbandoned() {
    if (connections === 0) {
      timers.forEach(clearTimeout);
      timers.clear();
    }
  }

  return {
    list: (parentId) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          if (isOffline) {
            reject(new Error('The garden does not answer.'));
          } else {
            resolve(answer(parentId));
          }
        }, milliseconds);
        timers.add(timer);
      }),
    rename: (itemId, label) => {
      labels.set(itemId, label);
    },
    setDelay: (delay) => {
      milliseconds = delay;
    },
    setOffline: (offline) => {
      isOffline = offline;
    },
    connect: () => {
      connections += 1;
      return () => {
        connections -= 1;
        // Strict mode connects again at once, so the timers end a moment later.
        queueMicrotask(cancelWhenAbandoned);
      };
    },
  };
}

function indexChildren(items: GardenItem[]): Map<string, GardenItem[]> {
  const index = new Map<string, GardenItem[]>();
  const visit = ({ id, children }: GardenItem) => {
    if (children) {
      index.set(id, children);
      children.forEach(visit);
    }
  };
  items.forEach(visit);
  return index;
}
