// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readSite } from '#data/site/readSite.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { Icon } from './Icon.tsx';

afterEach(cleanup);

function drawn(iconFont?: string): HTMLElement {
  const config = readSite({ NEXT_PUBLIC_ICON_FONT_URL: iconFont });
  const { container } = render(
    <DocsConfigProvider config={config}>
      <Icon name="dark" className="when-dark" />
    </DocsConfigProvider>,
  );
  return container;
}

test('an icon is a drawing that nobody reads out', () => {
  const icon = drawn().firstElementChild;
  expect([icon?.tagName, icon?.getAttribute('class'), icon?.ariaHidden]).toEqual([
    'svg',
    'when-dark',
    'true',
  ]);
  expect(drawn().querySelector('[data-icon]')).toBeNull();
});

test('where an icon font is configured, it names its glyph beside the drawing', () => {
  const icon = drawn('https://fonts.example.com/icon').firstElementChild;
  expect(icon?.getAttribute('data-icon')).toBe('dark_mode');
  expect([icon?.className, icon?.ariaHidden, icon?.textContent]).toEqual(['when-dark', 'true', '']);
  expect(icon?.querySelectorAll('svg:not([class])')).toHaveLength(1);
});
