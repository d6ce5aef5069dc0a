import { sectionButtonsCss } from '#src/generated/sectionButtonsStyles.ts';
import { addLateStyle } from '#src/site/loading/addLateStyle.ts';

const DRAWING = 'M5 5h14v10H10l-5 4z';

/** A button for a heading of the document. The first one brings their style sheet, which stays. */
export function sectionButton(label: string): HTMLButtonElement {
  addLateStyle('section-buttons', sectionButtonsCss);
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.title = label;
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${DRAWING}"/></svg>`;
  return button;
}
