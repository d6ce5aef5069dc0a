// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TagWindow } from './gtag.ts';
import { chooseUsage } from '#src/visitor/signals/usageChoice.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { chooseMode } from '#src/site/theme/colourMode.ts';
import { LateUsageReport } from './LateUsageReport.tsx';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-1A2B';
});

const world = window as TagWindow;
let becomeIdle = () => {};

beforeEach(() => {
  delete world.dataLayer;
  delete world.gtag;
  document.head.innerHTML = '';
  becomeIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    becomeIdle = task;
  });
});

afterEach(() => {
  cleanup();
  chooseUsage(true);
  chooseMode('system');
  vi.unstubAllGlobals();
});

function open(): void {
  render(
    <I18nProvider>
      <LateUsageReport pathname="/x/introduction" />
    </I18nProvider>,
  );
}

function commands(kind: string): unknown[] {
  return (world.dataLayer ?? [])
    .map((command) => [...(command as IArguments)])
    .filter(([first]) => first === kind)
    .map(([, , fields]) => fields as unknown);
}

test('a visit is counted once the page is calm, with the choices of the visitor', async () => {
  open();
  expect(world.dataLayer).toBeUndefined();
  await act(async () => becomeIdle());
  await vi.waitFor(() => expect(commands('event')).toHaveLength(1));
  expect(commands('set')).toEqual([
    expect.objectContaining({ codeVariant: 'TS', userLanguage: 'en', colorScheme: 'system' }),
  ]);
  act(() => chooseMode('dark'));
  expect(commands('set').slice(1)).toEqual([{ colorScheme: 'dark' }]);
});

test('a visitor who refused asks for nothing', async () => {
  chooseUsage(false);
  open();
  await act(async () => becomeIdle());
  expect(document.scripts).toHaveLength(0);
  expect(world.dataLayer).toBeUndefined();
});
