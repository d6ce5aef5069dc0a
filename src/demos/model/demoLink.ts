import {
  demoHash,
  type CodeStyling,
  type CodeVariant,
} from '#src/visitor/preferences/codePreference.ts';

/** What stands in a link behind the name of a demo, by name. `#system-Bars.tsx&mode=dark` -> `mode=dark` */
export function linkParameters(hash: string): URLSearchParams {
  const start = hash.indexOf('&');
  return new URLSearchParams(start === -1 ? '' : hash.slice(start));
}

/** The hash that leads to a demo and its state. `Bars`, `mode=dark` -> `#system-Bars.tsx&mode=dark` */
export function demoLink(
  demo: string,
  variant: CodeVariant,
  styling: CodeStyling,
  parameters: string,
): string {
  return `${demoHash(demo, variant, styling)}${parameters && '&'}${parameters}`;
}
