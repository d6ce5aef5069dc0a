import { useEffect } from 'react';
import { addStyleSheet } from '#src/site/theme/addStyleSheet.ts';

/**
 * Asks for a style sheet of another host, such as a font's, once the page is there and alive: it never holds up the first
 * paint, and the page is whole without it. No address, no request.
 */
export function LateStyleSheet({ address }: { address: string | undefined }) {
  useEffect(() => {
    if (address !== undefined) {
      void addStyleSheet(document, address);
    }
  }, [address]);
  return null;
}
