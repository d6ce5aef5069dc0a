import { fileAddress } from '#src/demos/model/demoAddresses.ts';
import { demoAround, FILE, FILES } from '#src/demos/model/demoElement.ts';

/**
 * Shows the file of a tab above the code of a demo. Its text is fetched on first use; one that does not arrive says so, and is tried
 * for again with the next press. The tab that was chosen last is the one that is shown.
 * @param lost what is said when the text does not arrive
 */
export async function showFile(
  tab: HTMLButtonElement,
  lost: string,
  ask: typeof fetch = fetch,
): Promise<void> {
  const files = tab.closest<HTMLElement>(`.${FILES}`);
  if (!files) {
    return;
  }
  files.dataset.chosen = tab.value;
  const known = panelOf(files, tab);
  if (!known || known.dataset.lost) {
    const panel = await readPanel(tab, lost, ask);
    panelOf(files, tab)?.remove();
    files.append(panel);
  }
  showChosen(files);
}

/** The demo's own file has no value: its panel stands in the page. */
function panelOf(files: HTMLElement, { value }: HTMLButtonElement): HTMLElement | undefined {
  return [...files.querySelectorAll('pre')].find((pre) => (pre.getAttribute(FILE) ?? '') === value);
}

async function readPanel(
  { value, textContent }: HTMLButtonElement,
  lost: string,
  ask: typeof fetch,
): Promise<HTMLElement> {
  const panel = document.createElement('pre');
  const code = panel.appendChild(document.createElement('code'));
  Object.assign(panel, { tabIndex: 0, hidden: true, role: 'tabpanel', ariaLabel: textContent });
  panel.setAttribute(FILE, value);
  try {
    const answer = await ask(fileAddress(value));
    if (!answer.ok) {
      throw new Error(`${fileAddress(value)} answered ${answer.status}.`);
    }
    code.innerHTML = await answer.text();
  } catch {
    panel.dataset.lost = 'true';
    code.textContent = lost;
  }
  return panel;
}

function showChosen(files: HTMLElement): void {
  const tabs = [...files.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  if (!tabs.some((tab) => tab.value === files.dataset.chosen && panelOf(files, tab))) {
    return; // its text is on the way
  }
  for (const [index, tab] of tabs.entries()) {
    const isChosen = tab.value === files.dataset.chosen;
    const panel = panelOf(files, tab);
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    if (panel) {
      panel.hidden = !isChosen;
      panel.id = `${demoAround(files)?.id ?? ''}-file-${index}`;
      tab.setAttribute('aria-controls', panel.id);
    }
  }
}
