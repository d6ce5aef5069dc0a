const ABOUT_THE_PAGE = '[hreflang],[property^="og:"],[type="application/ld+json"]';

/** Takes out what the head says to others of the page that was loaded: it is not true of the page that came after it. */
export function dropSharedHead({ head }: Document): void {
  for (const element of head.querySelectorAll(ABOUT_THE_PAGE)) {
    element.remove();
  }
}
