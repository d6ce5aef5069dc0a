import { useInsertionEffect } from 'react';
import { addLateStyle } from './addLateStyle.ts';

/** Adds the style sheet of a component that comes late, before it is painted; it stays. */
export function useLateStyle(part: string, css: string): void {
  useInsertionEffect(() => addLateStyle(part, css), [part, css]);
}
