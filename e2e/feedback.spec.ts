import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ports } from '../test/ports.ts';
import { expect, test, visit } from './visit.ts';

const PAGE = '/x/react-data-grid/column-definition/';
const FAILED = "Couldn't submit feedback. Please try again later.";
const COMMENT = 'The second example does not compile.';

type Answer = (response: ServerResponse) => void;

// One service at one address: the tests share it in turn.
test.describe.configure({ mode: 'serial' });

let answer: Answer = () => {};
let received: unknown[] = [];

const service = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push({ url: request.url, ...(JSON.parse(body) as object) });
    answer(response);
  });
});

test.beforeAll(async () => {
  await new Promise<void>((done) => service.listen(ports.feedback, '127.0.0.1', done));
  expect((service.address() as AddressInfo).port).toBe(ports.feedback);
});

test.beforeEach(() => {
  received = [];
});

test.afterAll(() => {
  service.closeAllConnections();
  service.close();
});

test('a vote with a comment is sent, thanked for and there after a reload', async ({ page }) => {
  answer = (response) => response.end('{"id":"visitor-1"}');
  await visit(page, PAGE);
  await comment(page, 'No');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.feedback').getByRole('status')).toHaveText(
    'Thank you. Your feedback has been sent.',
  );
  expect(received).toEqual([
    {
      url: '/dev/feedback',
      page: PAGE.slice(0, -1),
      rating: 0,
      comment: COMMENT,
      version: '8.4.0',
      language: 'en',
    },
  ]);
  await page.reload();
  await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
});

test('while a slow service thinks, nothing is sent twice and nothing is lost', async ({ page }) => {
  let release = () => {};
  answer = (response) => {
    release = () => response.end('{"id":"visitor-1"}');
  };
  await visit(page, PAGE);
  await comment(page, 'Yes');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.feedback').getByRole('status')).toHaveText('Sending…');
  await page.getByRole('button', { name: 'Submit' }).click({ force: true });
  await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
  await expect.poll(() => received.length).toBe(1);
  release();
  await expect(page.locator('.feedback').getByRole('status')).toHaveText(
    'Thank you. Your feedback has been sent.',
  );
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(vote(page, 'Yes')).toBeFocused();
  expect(received).toHaveLength(1);
});

const FAULTS: [name: string, Answer][] = [
  ['answers 500', (response) => response.writeHead(500).end('{"id":"a"}')],
  ['answers garbage', (response) => response.end('<!DOCTYPE html>')],
  ['breaks the connection off', (response) => response.destroy()],
  ['never answers', () => {}],
];

for (const [fault, fail] of FAULTS) {
  test(`a service that ${fault} loses no text, and the vote goes back`, async ({
    page,
    trouble,
  }) => {
    answer = fail;
    await visit(page, PAGE);
    await comment(page, 'Yes');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('.feedback').getByRole('alert')).toHaveText(FAILED);
    await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('textbox')).toHaveValue(COMMENT);

    answer = (response) => response.end('{"id":"visitor-1"}');
    await page.reload();
    await expect(page.getByRole('textbox')).toHaveValue(COMMENT);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('.feedback').getByRole('status')).toHaveText(
      'Thank you. Your feedback has been sent.',
    );
    forget(trouble);
  });
}

test('the comment button of a section sends its anchor along', async ({ page }) => {
  answer = (response) => response.end('{"id":"visitor-1"}');
  await visit(page, PAGE);
  const heading = page.locator('.doc h2').first();
  await heading.hover();
  await heading.getByRole('button', { name: 'Comment on the section' }).click();
  const field = page.getByRole('textbox', { name: /in the section/ });
  await expect(field).toBeFocused();
  await field.fill(COMMENT);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => received).toHaveLength(1);
  const anchor = await heading.getAttribute('id');
  expect(received[0]).toMatchObject({ page: `${PAGE.slice(0, -1)}#${anchor}` });
});

test('Cancel closes the form and restores the vote', async ({ page }) => {
  await visit(page, PAGE);
  await comment(page, 'Yes');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  expect(received).toEqual([]);
});

async function comment(page: Page, choice: 'Yes' | 'No'): Promise<void> {
  await vote(page, choice).click();
  const field = page.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill(COMMENT);
}

function vote(page: Page, choice: 'Yes' | 'No') {
  return page.locator('.feedback').getByRole('button', { name: choice });
}

/** Takes what a browser says of the service out of `trouble`, and nothing else. */
function forget(trouble: string[]): void {
  const others = trouble
    .splice(0)
    .filter((line) => !/\/dev\/feedback|status of 500|net::ERR_EMPTY_RESPONSE/.test(line));
  expect(others).toEqual([]);
}
