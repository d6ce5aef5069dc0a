import { Features, transform } from 'lightningcss';

/** A style sheet without what browsers do not need, in words that all supported ones know. */
export function minifyCss(source: string): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(source),
    minify: true,
    exclude: Features.LightDark, // no sheet uses it, and what stands in for it would travel with each page
    targets: { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (2 << 8) },
  });
  return code.toString();
}
