import { useEffect } from 'react';
import { holdUnsaved } from './unsaved.ts';

/** Keeps the page from being reloaded by itself while the component is mounted and holds something unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved]);
}
