import type { PreviewLocale } from '#data/types.ts';
import { isPreviewLocale } from '#src/demos/locales/previewLocales.ts';

/** In what one demo differs from the site around it. What is not named is as the site has it; the width is in px. */
export type Preview = {
  mode?: 'light' | 'dark' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  density?: 'comfortable' | 'dense' | undefined;
  width?: number | undefined;
  locale?: PreviewLocale | undefined;
};

/** Widths that a demo can have, in px. */
export const LEAST_WIDTH = 240;
export const MOST_WIDTH = 3840;

const VALUES = {
  mode: ['light', 'dark'],
  dir: ['ltr', 'rtl'],
  density: ['comfortable', 'dense'],
} as const;

/** Reads the parameters of an address. Anybody can write one: unknown names and values say nothing. `mode=dark&dir=up` -> dark */
export function readPreview(parameters: URLSearchParams | string): Preview {
  const query = new URLSearchParams(parameters);
  const mode = known(VALUES.mode, query.get('mode'));
  const dir = known(VALUES.dir, query.get('dir'));
  const density = known(VALUES.density, query.get('density'));
  const width = readWidth(query.get('width') ?? '');
  const locale = query.get('locale') ?? '';
  return {
    ...(mode && { mode }),
    ...(dir && { dir }),
    ...(density && { density }),
    ...(width !== undefined && { width }),
    ...(isPreviewLocale(locale) && { locale }),
  };
}

/** The parameters that say a preview, in one order; none for a demo that is like its site. -> `mode=dark&dir=rtl&width=360` */
export function previewParameters({ mode, dir, density, width, locale }: Preview): string {
  const given = Object.entries({ mode, dir, density, width, locale }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return String(new URLSearchParams(given));
}

/** A width within its limits, in whole px. */
export function limitWidth(width: number): number {
  return Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)));
}

function readWidth(text: string): number | undefined {
  const width = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return width === limitWidth(width) ? width : undefined;
}

function known<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((each) => each === value);
}
