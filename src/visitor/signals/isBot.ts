const BOT = /bot|googlebot|crawler|spider|robot|crawling/i;

/** Whether a user agent says that it reads for a machine. `Mozilla/5.0 (compatible; Googlebot/2.1)` -> true */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
