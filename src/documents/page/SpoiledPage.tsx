import { useEffect } from 'react';

/**
 * Stands for a page whose data came spoiled over a bad line: what is no JSON, Next takes for a page without properties. Its address is in
 * place by then, so the browser asks for the whole page.
 */
export function SpoiledPage() {
  useEffect(() => location.reload(), []);
  return null;
}
