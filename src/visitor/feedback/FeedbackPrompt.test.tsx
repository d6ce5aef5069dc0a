// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { safely, type Store } from '#src/site/storage/safeStorage.ts';
import { whenCalm } from '#src/site/timing/quietMoments.ts';
import { memoryStore } from '#test/memoryStore.ts';
import { FeedbackPrompt } from './FeedbackPrompt.tsx';
import { readPageFeedback } from './feedbackStore.ts';
import type { Surroundings } from './useFeedback.ts';

const LISTED = { isListed: true, version: '8.4.0' };
const BARS = '/x/react-charts/bars';
const FAILED = "Couldn't submit feedback. Please try again later.";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function storeWith(text?: string): Store {
  return safely(memoryStore(text === undefined ? {} : { 'x-feedback': text }));
}

function good(): Promise<Response> {
  return Promise.resolve(Response.json({ id: 'visitor-1' }));
}

function down(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function surround(changes: Partial<Surroundings> = {}): Surroundings {
  return {
    feedbackUrl: 'https://feedback.example.com',
    repository: 'https://git.example.com/docs',
    productionHosts: [],
    store: storeWith(),
    request: vi.fn(good),
    loadForm: () => import('./FeedbackForm.tsx'),
    ...changes,
  };
}

function show(surroundings: Surroundings, page = { ...LISTED, pathname: BARS }) {
  return render(prompt(surroundings, page));
}

function prompt(surroundings: Surroundings, page = { ...LISTED, pathname: BARS }) {
  const { feedbackUrl, repository, productionHosts, ...browser } = surroundings;
  return (
    <DocsConfigProvider config={{ ...site, feedbackUrl, repository, productionHosts }}>
      <I18nProvider>
        <FeedbackPrompt {...page} browser={browser} />
      </I18nProvider>
    </DocsConfigProvider>
  );
}

function voteButton(name: 'Yes' | 'No') {
  return screen.getByRole('button', { name });
}

function pressed(): string[] {
  return screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
}

async function comment(name: 'Yes' | 'No', text: string): Promise<HTMLElement> {
  fireEvent.click(voteButton(name));
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  return field;
}

function submit(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

test('the exported page asks, and no vote is pressed', () => {
  const html = renderToString(prompt(surround()));
  expect(html).toContain('aria-pressed="false"');
  expect(html).not.toContain('aria-pressed="true"');
  expect(html).not.toContain('<form');
});

test('B1 a vote that is submitted is thanked for and pressed after a reload', async () => {
  const surroundings = surround({ productionHosts: ['localhost'] });
  const { unmount } = show(surroundings);
  expect(pressed()).toEqual([]);
  await comment('Yes', 'Clear');
  expect(pressed()).toEqual(['Yes']);
  submit();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/thank/i));
  expect(screen.queryByRole('textbox')).toBeNull();
  const [address, request] = vi.mocked(surroundings.request).mock.calls[0] ?? [];
  expect(address).toBe('https://feedback.example.com/prod/feedback');
  expect(JSON.parse(String(request?.body))).toEqual({
    page: BARS,
    rating: 1,
    comment: 'Clear',
    version: '8.4.0',
    language: 'en',
  });
  unmount();
  show(surroundings);
  expect(pressed()).toEqual(['Yes']);
  expect(screen.queryByRole('textbox')).toBeNull();
  await comment('No', 'Not so clear');
  submit();
  await waitFor(() => expect(surroundings.request).toHaveBeenCalledTimes(2));
  const second = vi.mocked(surroundings.request).mock.calls[1]?.[1];
  expect(JSON.parse(String(second?.body))).toMatchObject({ id: 'visitor-1', rating: 0 });
});

test('the thanks stand for 3000 ms', async () => {
  show(surround());
  await comment('Yes', '');
  vi.useFakeTimers();
  submit();
  await act(() => vi.advanceTimersByTimeAsync(0)); // the answer arrives
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(screen.getByRole('status').textContent).toMatch(/thank/i);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(pressed()).toEqual(['Yes']);
});

describe('B2 when the service is down', () => {
  test('the exact words are said, the vote is restored, the comment is still there', async () => {
    const surroundings = surround({
      request: vi.fn(down),
      store: storeWith(`{"votes":{"${BARS}":1}}`),
    });
    show(surroundings);
    await comment('No', 'The second example does not compile.');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(pressed()).toEqual(['Yes']);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'The second example does not compile.',
    );
  });

  test('the comment survives a reload, takes no focus then, and can be sent', async () => {
    const store = storeWith();
    const { unmount } = show(surround({ request: vi.fn(down), store }));
    await comment('No', 'It does not compile.');
    submit();
    await screen.findByRole('alert');
    unmount();
    const surroundings = surround({ store });
    show(surroundings);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('It does not compile.');
    expect(document.activeElement).toBe(document.body);
    submit();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(pressed()).toEqual(['No']);
    expect(readPageFeedback(store, BARS)).toEqual({ vote: 0, draft: undefined });
  });

  test('a comment that was never submitted survives a reload as well', async () => {
    const surroundings = surround();
    const { unmount } = show(surroundings);
    await comment('Yes', 'Half a sent');
    unmount();
    show(surroundings);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Half a sent');
  });

  test('submitting again sends the vote that was chosen', async () => {
    const request = vi.fn<() => Promise<Response>>(good).mockImplementationOnce(down);
    show(surround({ request }));
    await comment('No', 'It does not compile.');
    submit();
    await screen.findByRole('alert');
    submit();
    await waitFor(() => expect(pressed()).toEqual(['No']));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

test('while it is on its way nothing is sent twice, and nothing is lost', async () => {
  const answers: ((response: Response) => void)[] = [];
  const surroundings = surround({
    request: vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve))),
  });
  show(surroundings);
  const field = await comment('Yes', 'Clear');
  submit();
  expect(screen.getByRole('status').textContent).toBe('Sending…');
  submit();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.change(field, { target: { value: 'Not clear' } });
  expect(surroundings.request).toHaveBeenCalledTimes(1);
  expect(readPageFeedback(surroundings.store, BARS).draft?.comment).toBe('Clear');
  await act(async () => answers[0]?.(await good()));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('an answer that comes after the page was left still counts', async () => {
  const answers: ((response: Response) => void)[] = [];
  const request = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  const { store } = surround();
  const { unmount } = show(surround({ store, request }));
  await comment('Yes', 'Clear');
  submit();
  unmount();
  answers[0]?.(await good());
  await waitFor(() => expect(readPageFeedback(store, BARS)).toEqual({ vote: 1, draft: undefined }));
});

test('a comment stays with its page when the visitor goes on to another', async () => {
  const surroundings = surround();
  const { rerender } = show(surroundings);
  await comment('Yes', 'Clear');
  rerender(prompt(surroundings, { ...LISTED, pathname: '/x/react-data-grid' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(readPageFeedback(surroundings.store, '/x/react-data-grid').draft).toBeUndefined();
  expect(readPageFeedback(surroundings.store, BARS).draft?.comment).toBe('Clear');
});

test('B3 Cancel closes the form, restores the stored vote and forgets the comment', async () => {
  const surroundings = surround({ store: storeWith(`{"votes":{"${BARS}":1}}`) });
  show(surroundings);
  const field = await comment('No', 'Hm');
  expect(pressed()).toEqual(['No']);
  field.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(pressed()).toEqual(['Yes']);
  expect(document.activeElement).toBe(voteButton('No'));
  expect(readPageFeedback(surroundings.store, BARS)).toEqual({ vote: 1, draft: undefined });
});

test.each([{ ctrlKey: true }, { metaKey: true }])('B4 Enter with %o submits', async (keys) => {
  const surroundings = surround();
  show(surroundings);
  const field = await comment('Yes', 'Clear');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(surroundings.request).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', ...keys });
  await waitFor(() => expect(surroundings.request).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(document.activeElement).toBe(voteButton('Yes')));
});

test('B5 the page is drawn without a vote when the stored one cannot be read', () => {
  show(surround({ store: storeWith('{{{') }));
  expect(pressed()).toEqual([]);
});

describe('B6 a page outside the tree', () => {
  const outside = { pathname: '/x/experiments/docs', isListed: false, version: '8.4.0' };

  test('says that feedback failed, and sends nothing', async () => {
    const surroundings = surround();
    show(surroundings, outside);
    await comment('Yes', 'Clear');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(surroundings.request).not.toHaveBeenCalled();
  });

  test('says so at once where there is no service', () => {
    show(surround({ feedbackUrl: undefined }), outside);
    fireEvent.click(voteButton('Yes'));
    expect(screen.getByRole('alert').textContent).toBe(FAILED);
    expect(pressed()).toEqual([]);
  });
});

describe('without a service', () => {
  const SAYS = 'This site has no feedback service: your answer stays on this device.';

  test('the exported page says so before anyone votes, and only then', () => {
    expect(renderToString(prompt(surround({ feedbackUrl: undefined })))).toContain(SAYS);
    expect(renderToString(prompt(surround()))).not.toContain(SAYS);
  });

  test('the vote is kept on this device, and a comment leads to a prefilled issue', () => {
    const surroundings = surround({ feedbackUrl: undefined });
    const { unmount } = show(surroundings);
    fireEvent.click(voteButton('No'));
    expect(screen.getByRole('status').textContent).toBe('Saved on this device only');
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      `https://git.example.com/docs/issues/new?template=6.docs-feedback.yml&page-url=${encodeURIComponent(location.href)}`,
    );
    expect(surroundings.request).not.toHaveBeenCalled();
    unmount();
    show(surroundings);
    expect(pressed()).toEqual(['No']);
  });

  test('nor a repository there is no link', () => {
    show(surround({ feedbackUrl: undefined, repository: undefined }));
    fireEvent.click(voteButton('Yes'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the form', () => {
  test('has a labelled field of two rows, which a vote focuses', async () => {
    show(surround());
    fireEvent.click(voteButton('Yes'));
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/like about this page/);
    expect(field.rows).toBe(2);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('is focused, and nothing else, by the pressed vote', async () => {
    show(surround());
    const field = await comment('Yes', 'Clear');
    voteButton('Yes').focus();
    fireEvent.click(voteButton('Yes'));
    expect(document.activeElement).toBe(field);
    expect(pressed()).toEqual(['Yes']);
  });

  test('keeps the comment when the vote changes', async () => {
    show(surround());
    await comment('Yes', 'Clear');
    fireEvent.click(voteButton('No'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Clear');
    expect(pressed()).toEqual(['No']);
  });

  test('points to an issue for anything but a Yes', async () => {
    show(surround());
    await comment('Yes', '');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(voteButton('No'));
    expect(screen.getByRole('link').getAttribute('href')).toContain(
      'https://git.example.com/docs/issues/new?template=6.docs-feedback.yml&page-url=http',
    );
  });

  test('that does not arrive is a failure, and the next vote asks for it again', async () => {
    const loadForm = vi
      .fn<Surroundings['loadForm']>(() => import('./FeedbackForm.tsx'))
      .mockRejectedValueOnce(new Error('offline'));
    show(surround({ loadForm }));
    fireEvent.click(voteButton('Yes'));
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(pressed()).toEqual([]);
    fireEvent.click(voteButton('Yes'));
    expect(await screen.findByRole('textbox')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the comment button of a section', () => {
  const NAME = 'Comment on the section “Negative values”';

  function showWithSection(surroundings: Surroundings) {
    const text = document.body.appendChild(document.createElement('div'));
    text.innerHTML =
      '<div class="doc"><h2 id="negative"><a href="#negative">Negative values</a></h2></div>';
    const shown = show(surroundings);
    onTestFinished(() => text.remove());
    return shown;
  }

  test('opens the form for it, focuses the field, and the anchor is sent along', async () => {
    const request = vi.fn(good);
    showWithSection(surround({ request }));
    fireEvent.click(await screen.findByRole('button', { name: NAME }));
    const field = await screen.findByLabelText(
      'What should change in the section “Negative values”? (optional)',
    );
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'Show one.' } });
    submit();
    await screen.findByText('Thank you. Your feedback has been sent.');
    const [, { body }] = request.mock.calls[0] as unknown as [string, { body: string }];
    expect(JSON.parse(body)).toMatchObject({ page: `${BARS}#negative`, comment: 'Show one.' });
  });

  test('goes with the page, and a vote is about the whole page again', async () => {
    const { unmount } = showWithSection(surround());
    fireEvent.click(await screen.findByRole('button', { name: NAME }));
    await screen.findByLabelText(/in the section/);
    fireEvent.click(voteButton('Yes'));
    expect(screen.getByLabelText('What did you like about this page? (optional)')).toBeTruthy();
    unmount();
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  test('is not there where no comment can be sent', async () => {
    showWithSection(surround({ feedbackUrl: undefined }));
    await new Promise((done) => whenCalm(() => done(undefined)));
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });
});
