const LATE_PART =
  /<div hidden id="S:(\w+)">((?:(?!<div hidden id="S:).)*)<\/div><script>(?:(?!<\/script>).)*\$RC\("B:\1","S:\1"\)<\/script>/gs;
const CLOCK = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/**
 * Puts the parts of a page that React sends after the rest, for a script to move, where they belong: without scripts they
 * would stay hidden. React does this to any boundary once a page has passed 12.8 kB.
 */
export function boundariesInPlace(html: string): string {
  const parts: [id: string, content: string][] = [];
  const rest = html.replace(LATE_PART, (_, id: string, content: string) => {
    parts.push([id, content]);
    return '';
  });
  return parts.reduce(
    (page, [id, content]) =>
      page.replace(
        `<!--$?--><template id="B:${id}"></template><!--/$-->`,
        () => `<!--$-->${content}<!--/$-->`,
      ),
    rest.replace(CLOCK, ''),
  );
}
