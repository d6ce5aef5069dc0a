/** What comes and goes with the pointer or the focus and is no answer to a click or a key. */
const FLEETING = [
  '[role="tooltip"]',
  '.MuiTooltip-popper',
  '.MuiChartsTooltip-root',
  '.MuiTouchRipple-root',
  '#mui_measurement_span',
  'style',
  'script',
].join(',');
/** What an element says of itself besides its text; classes, styles and tab stops change with hovering and focus alone. */
const TELLING =
  /^(?:aria-(?!describedby|label$|labelledby|activedescendant|hidden)|data-value|href$|src$|hidden$|disabled$|open$|role$)/;
const CLICKABLE =
  'a[href], button, input, select, textarea, summary, label, [contenteditable="true"], [tabindex], [role="button"], [role="treeitem"], [role="gridcell"], [role="columnheader"], [role="row"], [role="option"], [role="tab"], [role="switch"], [role="slider"], [role="menuitem"], svg :is(rect, path, circle)';
/** Of things that look the same, the first few stand for all. */
const OF_A_KIND = 2;
const MOST = 30;

/** What a user can tell of the page: texts, values and states, one line each. Tooltips, ripples, highlights and focus rings are left out. */
export function readState(root: Element): string[] {
  const lines: string[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ').trim();
      if (text !== '') {
        lines.push(`the text “${text}”`);
      }
      return;
    }
    if (!(node instanceof Element) || node.matches(FLEETING)) {
      return;
    }
    lines.push(describe(node));
    node.childNodes.forEach(visit);
  };
  root.childNodes.forEach(visit);
  return lines;
}

/** The first thing that one state has and the other has not; undefined when they are the same. */
export function differenceOf(
  before: readonly string[],
  after: readonly string[],
): string | undefined {
  const gone = without(before, after)[0];
  const come = without(after, before)[0];
  if (come !== undefined) {
    return gone === undefined ? `${come} came` : `${gone} became ${come}`;
  }
  return gone === undefined ? undefined : `${gone} went`;
}

/** The elements whose click tells whether a demo answers clicks: those made for it and those under a pointing hand. */
export function clickable(root: Element): Element[] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll('*')]
    .filter((element) => element.matches(CLICKABLE) || isPointedAt(element))
    .filter((element) => {
      const kind = kindOf(element);
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= OF_A_KIND;
    })
    .slice(0, MOST);
}

/** What a message calls an element. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  return text === '' ? role : `${role} “${text.slice(0, 40)}”`;
}

function describe(element: Element): string {
  const states = [...element.attributes]
    .filter(({ name }) => TELLING.test(name))
    .map(({ name, value }) => `${name}="${value}"`);
  if (element instanceof HTMLInputElement) {
    states.push(
      element.type === 'checkbox' || element.type === 'radio'
        ? `checked=${element.checked}`
        : `value="${element.value}"`,
    );
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    states.push(`value="${element.value}"`);
  }
  return `<${[element.tagName.toLowerCase(), ...states].join(' ')}>`;
}

function isPointedAt(element: Element): boolean {
  return (
    getComputedStyle(element).cursor === 'pointer' &&
    (element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer')
  );
}

function kindOf(element: Element): string {
  return `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('class')?.split(' ')[0]}`;
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) {
      rest.splice(at, 1);
    }
    return at < 0;
  });
}
