import type { CodeStyling } from '#src/visitor/preferences/codePreference.ts';

/** The demos of the page that come in several stylings and were last asked for in another one. */
export function demosToRestyle(
  styling: CodeStyling,
  asked: ReadonlyMap<string, CodeStyling>,
): Element[] {
  const styled = [...document.querySelectorAll('.demo[data-demo]:has(.stylings)')];
  return styled.filter((demo) => {
    const last = asked.get(demo.getAttribute('data-demo') ?? '');
    return last !== undefined && last !== styling;
  });
}
