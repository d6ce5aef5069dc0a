import { createContext, useContext, type Context } from 'react';

/**
 * A context that has no meaning without its provider.
 * @param message what to say when the provider is absent; names the provider to wrap with
 * @returns the context and a hook that throws that message outside the provider
 */
export function requiredContext<T>(message: string): [Context<T | undefined>, () => T] {
  const context = createContext<T | undefined>(undefined);
  function useRequired(): T {
    const value = useContext(context);
    if (value === undefined) {
      throw new Error(message);
    }
    return value;
  }
  return [context, useRequired];
}
