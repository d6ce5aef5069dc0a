import { AD_ROOM } from '#src/visitor/ads/draws.ts';

/** The text of a page with the room of its ad behind the first section, or at the end where no other section follows. */
export function placeAd(html: string): string {
  const [, second] = html.matchAll(/<h2 /g);
  const end = second?.index ?? html.length;
  return html.slice(0, end) + AD_ROOM + html.slice(end);
}
