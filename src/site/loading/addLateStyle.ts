/**
 * Adds the style sheet of a part that comes late, once; it stays. It stands behind everything in the document: one with a layer that
 * comes between others makes Chromium lay out the whole page anew, one at the end costs next to nothing.
 */
export function addLateStyle(part: string, css: string): void {
  if (!document.querySelector(`style[data-part="${part}"]`)) {
    const style = document.createElement('style');
    style.dataset.part = part;
    style.textContent = css;
    document.documentElement.append(style);
  }
}
