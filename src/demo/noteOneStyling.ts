import type { CodeStyling } from '#src/preferences/codePreference.ts';

/** Says quietly beside the tools of a demo that it is written in the system's styling alone, where the visitor prefers another one. */
export function noteOneStyling(styling: CodeStyling, text: string): void {
  for (const tools of document.querySelectorAll('.demo .tools:not(:has(.stylings))')) {
    const note = tools.querySelector('.one-styling');
    if (styling === 'MUI System') {
      note?.remove();
    } else if (!note) {
      const added = document.createElement('span');
      added.className = 'one-styling';
      added.textContent = text;
      tools.prepend(added);
    }
  }
}
