import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { Icon } from '#src/site/theme/Icon.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

const SHOWN_PAST_PX = 200;

/** A button that brings a reader back to the top of the page; there once the page is scrolled past 200 px (behaviour 8.4). */
export function BackToTop() {
  const translate = useTranslate();
  const isShown = useScrolledPast(SHOWN_PAST_PX);
  if (!isShown) {
    return null;
  }
  return (
    // A landmark of its own: it belongs to no other, and its place is fixed in the window.
    <nav className="back-to-top" aria-label={translate('backToTop')}>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('backToTop')}
        data-ga-event-category="docs"
        data-ga-event-action="click-back-to-top"
        onClick={scrollToTop}
      >
        <Icon name="up" />
      </button>
    </nav>
  );
}

function scrollToTop(): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  // The button goes away: whoever uses a keyboard goes on from where the page starts.
  document.getElementById('main-content')?.focus({ preventScroll: true });
}
