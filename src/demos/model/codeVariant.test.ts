// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderedDemo, styledFiles } from '#test/renderedDemo.ts';
import { showVariant } from './codeVariant.ts';
import { EDIT, nameOf, ownCodeOf, demosIn, stageOf } from './demoElement.ts';

const TYPED = "const look: string = 'system';\n";
const PLAIN = "const look = 'system';\n";

let page: string;

beforeAll(async () => {
  const {
    'Styled.tsx': source = '',
    'Styled.css.tsx': css = '',
    ...others
  } = styledFiles('Styled');
  const demos = await Promise.all([
    renderedDemo('Both', { 'Both.tsx': source }),
    renderedDemo('One', { 'One.tsx': PLAIN }),
    renderedDemo('Styled', {
      'Styled.tsx': source,
      'Styled.css.tsx': css,
      'looks.css': others['looks.css'] ?? '',
    }),
  ]);
  page = demos.join('');
});

beforeEach(() => {
  document.body.innerHTML = page;
});

function demo(name: string): HTMLElement {
  return demosIn(document).find((each) => nameOf(each) === name)!;
}

function sources(): (string | undefined)[] {
  return demosIn(document).map((each) => ownCodeOf(each)?.textContent);
}

function pressed(): string[] {
  return [...document.querySelectorAll('button')]
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ value }) => value);
}

describe('showing a language', () => {
  test('shows it in every demo that has two, and leaves alone what a demo draws', () => {
    stageOf(demo('Both'))!.innerHTML = '<pre>Drawn by the demo</pre>';
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([PLAIN, PLAIN, PLAIN]);
    expect(pressed()).toEqual(['JS', 'MUI System', 'JS']);
    expect(stageOf(demo('Both'))?.textContent).toBe('Drawn by the demo');
  });

  test('leaves an edited demo in the text of its edit', () => {
    demo('Both').setAttribute(EDIT, '&edit=a');
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([TYPED, PLAIN, PLAIN]);
    demo('Both').removeAttribute(EDIT);
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([PLAIN, PLAIN, PLAIN]);
  });

  test('and the first again brings the first text back', () => {
    showVariant({ variant: 'JS', styling: 'MUI System' });
    showVariant({ variant: 'TS', styling: 'MUI System' });
    expect(sources()).toEqual([TYPED, PLAIN, TYPED]);
    expect(pressed()).toEqual(['TS', 'MUI System', 'TS']);
  });

  test('that is shown already changes nothing', () => {
    showVariant({ variant: 'JS', styling: 'MUI System' });
    showVariant({ variant: 'JS', styling: 'MUI System' });
    expect(sources()).toEqual([PLAIN, PLAIN, PLAIN]);
  });
});

describe('showing a styling', () => {
  const cssTyped = "import './looks.css';\nconst look: string = 'css';\n";
  const cssPlain = "import './looks.css';\nconst look = 'css';\n";

  test('shows it in every demo that is written in it, in the language that is shown', () => {
    showVariant({ variant: 'JS', styling: 'CSS' });
    expect(sources()).toEqual([PLAIN, PLAIN, cssPlain]);
    expect(pressed()).toEqual(['JS', 'CSS', 'JS']);
  });

  test("that a demo is not written in shows the system's", () => {
    showVariant({ variant: 'JS', styling: 'CSS' });
    showVariant({ variant: 'TS', styling: 'Tailwind' });
    expect(sources()).toEqual([TYPED, PLAIN, TYPED]);
    expect(pressed()).toEqual(['TS', 'MUI System', 'TS']);
  });

  test('and each text is there again when it is asked for, whatever came between', () => {
    const all = (['MUI System', 'CSS'] as const).flatMap((styling) =>
      (['TS', 'JS'] as const).map((variant) => ({ styling, variant })),
    );
    const texts = all.map((preference) => {
      showVariant(preference);
      return sources()[2];
    });
    expect(texts).toEqual([TYPED, PLAIN, cssTyped, cssPlain]);
  });
});
