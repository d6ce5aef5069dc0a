import { useEffect } from 'react';

/** Asks for the icon font once the page is alive; nothing without an address. Until it is there, and where it never comes, drawings stay. */
export function useIconFont(address: string | undefined): void {
  useEffect(() => {
    if (address !== undefined) {
      void import('./drawWithFont.ts').then(
        ({ drawWithFont }) => drawWithFont(document, address),
        () => {}, // a lost chunk: drawings are whole icons too
      );
    }
  }, [address]);
}
