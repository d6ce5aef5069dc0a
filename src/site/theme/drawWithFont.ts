import { addStyleSheet } from './addStyleSheet.ts';

/** Glyphs in the place of drawings, at their size, from the moment the font is there. */
const GLYPHS = `
[data-icon] { display: inline-grid; place-items: center; }
[data-icon] > svg { display: none; }
[data-icon]::before {
  content: attr(data-icon) / '';
  width: 1em;
  overflow: hidden;
  font: 400 20px/1 var(--icon-font);
  font-feature-settings: 'liga';
  letter-spacing: normal;
  text-transform: none;
  white-space: nowrap;
  direction: ltr;
}
[data-mui-color-scheme='dark'] .when-light[data-icon],
html:not([data-mui-color-scheme='dark']) .when-dark[data-icon] {
  display: none;
}
`;

/** Adds the style sheet of an icon font and draws icons with the first family it declares. Resolves when it does, or never can. */
export async function drawWithFont(page: Document, address: string): Promise<void> {
  const own = new Set(families(page));
  await addStyleSheet(page, address);
  const family = families(page).find((name) => !own.has(name));
  if (family === undefined) {
    return; // not a font, or out of reach: the drawings stay
  }
  const loaded = await page.fonts.load(`20px ${family}`, 'menu').catch(() => []);
  if (loaded.length > 0 && !page.getElementById('icon-font')) {
    page.documentElement.style.setProperty('--icon-font', family);
    const style = page.createElement('style');
    style.id = 'icon-font';
    style.textContent = GLYPHS;
    page.head.append(style);
  }
}

/** The families the page knows, as CSS writes them: quoted where they have to be. */
function families(page: Document): string[] {
  return [...page.fonts].map(({ family }) => `"${family.replaceAll(/^["']|["']$/g, '')}"`);
}
