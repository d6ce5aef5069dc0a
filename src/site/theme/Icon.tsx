import { useEffect } from 'react';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { useInBrowser } from '#src/site/timing/useInBrowser.ts';

/** Each icon as the icon font names it, and as a line drawing on 24 × 24. */
const ICONS = {
  menu: { glyph: 'menu', drawing: 'M4 7h16M4 12h16M4 17h10' },
  light: {
    glyph: 'light_mode',
    drawing:
      'M12 3v2m0 14v2M5.6 5.6 7 7m10 10 1.4 1.4M3 12h2m14 0h2M5.6 18.4 7 17M17 7l1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  },
  dark: { glyph: 'dark_mode', drawing: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5' },
  settings: {
    glyph: 'tune',
    drawing:
      'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  },
  search: {
    glyph: 'search',
    drawing: 'm20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0',
  },
  up: { glyph: 'expand_less', drawing: 'm6 14 6-6 6 6' },
  yes: { glyph: 'check', drawing: 'm5 12.5 4.5 4.5L19 7.5' },
  no: { glyph: 'close', drawing: 'm7 7 10 10M17 7 7 17' },
} as const;

type Props = { name: keyof typeof ICONS; className?: string };

/**
 * An icon of the shell: a drawing in the page. Where an icon font is configured the name of its glyph stands beside it once the page
 * is alive, and `useIconFont` shows that in its place when the font is there.
 */
export function Icon({ name, className }: Props) {
  const { iconFontUrl } = useDocsConfig();
  const { glyph, drawing } = ICONS[name];
  const hasFont = useInBrowser(() => iconFontUrl !== undefined, false);
  const svg = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={hasFont ? undefined : className}>
      <path d={drawing} />
    </svg>
  );
  return hasFont ? (
    <i className={className} data-icon={glyph} aria-hidden="true">
      {svg}
    </i>
  ) : (
    svg
  );
}

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
