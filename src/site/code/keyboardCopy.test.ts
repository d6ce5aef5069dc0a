// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderedDemo } from '#test/renderedDemo.ts';
import { renderCode } from './codeBlock.node.ts';
import { raw } from './html.node.ts';
import { watchKeyboardCopy } from './keyboardCopy.ts';

const onClick = vi.fn<(id: string, action: string | undefined) => void>();
let page: string;
let stop: () => void;

beforeAll(async () => {
  page = [
    '<p id="text">Some words.</p>',
    block('a', 'One'),
    block('b', 'Two <input value="abc">'),
    `<div id="c">${await renderedDemo('Bars')}</div>`,
  ].join('');
});

function block(id: string, html: string): string {
  return `<div id="${id}">${renderCode([{ html: raw(html), marked: false }], id).html}</div>`;
}

beforeEach(() => {
  onClick.mockReset();
  document.body.innerHTML = page;
  delete within('b', 'button').dataset.gaEventAction;
  document.addEventListener('click', hear);
  stop = watchKeyboardCopy({ shown: 'Ctrl + C', isMac: false });
});

afterEach(() => {
  stop();
  document.removeEventListener('click', hear);
  document.getSelection()?.removeAllRanges();
});

function hear({ target }: Event): void {
  const button = target as HTMLElement;
  const place = ['a', 'b', 'c', 'late'].find((id) => button.closest(`#${id}`));
  onClick(place ?? '', button.dataset.gaEventAction);
}

function within(id: string, selector = 'pre'): HTMLElement {
  return document.querySelector<HTMLElement>(`#${id} ${selector}`)!;
}

function point(id: string): void {
  within(id).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

function leave(id: string, to: Element | null = document.body): void {
  within(id).dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: to }));
}

function press(keys: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, ...keys });
  target.dispatchEvent(event);
}

function clicked(): string[] {
  return onClick.mock.calls.map(([id]) => id);
}

describe('Ctrl + C', () => {
  test('presses the copy button of the code under the pointer (K6)', () => {
    point('a');
    press();
    expect(clicked()).toEqual(['a']);
  });

  test('presses that of the code that has the focus', () => {
    within('b').focus();
    press();
    expect(clicked()).toEqual(['b']);
  });

  test('means the last one that was pointed at or focused', () => {
    within('b').focus();
    point('a');
    press();
    expect(clicked()).toEqual(['a']);
  });

  test.each([{ ctrlKey: false, metaKey: true }, { key: 'C' }])('is also %o', (keys) => {
    point('a');
    press(keys);
    expect(clicked()).toEqual(['a']);
  });

  test('copies nothing where there is no code', () => {
    press();
    expect(clicked()).toEqual([]);
  });

  test('is heard by code that came later (K12)', () => {
    const late = document.createElement('div');
    late.innerHTML = block('late', 'New');
    document.body.append(late);
    point('late');
    press();
    expect(clicked()).toEqual(['late']);
  });
});

describe('Ctrl + C is left to the browser', () => {
  test('while text is selected (K7)', () => {
    point('a');
    document.getSelection()?.selectAllChildren(document.getElementById('text')!);
    press();
    expect(clicked()).toEqual([]);
  });

  test.each([{ shiftKey: true }, { altKey: true }, { ctrlKey: false }, { key: 'x' }])(
    'with %o (K8)',
    (keys) => {
      point('a');
      press(keys);
      expect(clicked()).toEqual([]);
    },
  );

  test('while text of a field inside is selected, not while its caret only stands there (K9)', () => {
    const field = within('b', 'input') as HTMLInputElement;
    field.focus();
    field.setSelectionRange(0, 2);
    press();
    expect(clicked()).toEqual([]);
    field.setSelectionRange(2, 2);
    press();
    expect(clicked()).toEqual(['b']);
  });

  test('when the pointer has left the code, whose button loses the focus with it (K10)', () => {
    point('a');
    within('a', 'button').focus();
    leave('a');
    expect(document.activeElement).toBe(document.body);
    press();
    expect(clicked()).toEqual([]);
  });

  test('when the focus has left the code', () => {
    within('b').focus();
    within('b').blur();
    press();
    expect(clicked()).toEqual([]);
  });

  test('but not when the pointer only went on to the button beside it', () => {
    point('a');
    leave('a', within('a', 'button'));
    press();
    expect(clicked()).toEqual(['a']);
  });

  test('after it was stopped', () => {
    stop();
    point('a');
    press();
    expect(clicked()).toEqual([]);
  });
});

test.each([
  ['a', 'copy-click', 'copy-keyboard'],
  ['b', undefined, 'copy-keyboard'],
  ['c', 'copy', 'copy-keyboard'],
])('in %s the action of analytics is %s, and while a key makes it %s', (id, before, during) => {
  point(id);
  press();
  expect(onClick).toHaveBeenCalledExactlyOnceWith(id, during);
  expect(within(id, 'button').dataset.gaEventAction).toBe(before);
});

test.each([
  [false, 'Ctrl + C', 'Control+C'],
  [true, '⌘C', 'Meta+C'],
])('the button shows its keys (Mac: %s)', (isMac, shown, spoken) => {
  stop();
  stop = watchKeyboardCopy({ shown, isMac });
  point('a');
  expect(within('a', 'button').dataset.keys).toBe(shown);
  expect(within('a', 'button').getAttribute('aria-keyshortcuts')).toBe(spoken);
  expect(within('b', 'button').dataset.keys).toBeUndefined();
});
