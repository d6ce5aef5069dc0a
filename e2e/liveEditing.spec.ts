import type { FrameLocator } from '@playwright/test';
import { editPart } from '#src/demos/edit/editHash.ts';
import { listenForBreaches } from './breaches.ts';
import { clipboardText } from './clipboard.ts';
import { listenForShifts } from './shifts.ts';
import { editedParts, startEditing, write } from './editing.ts';
import { expect, test, visit } from './visit.ts';

const DOCS = '/x/experiments/docs/';
const BARS = '/x/react-charts/bars/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A demo that says what its body gives. */
function saying(body: string): string {
  return `export default function Counter() {\n${body}\n}`;
}

async function textOf(frame: FrameLocator, selector = 'output'): Promise<string> {
  return (await frame.locator(selector).textContent()) ?? '';
}

test('an edit is shown, a broken one is told with its line while the last good view stays, reset brings the demo back', async ({
  page,
  trouble,
}) => {
  test.slow();
  const breaches = await listenForBreaches(page);
  await visit(page, DOCS);
  const { demo, editor, frame, note } = editedParts(page, 'Counter');
  await demo.scrollIntoViewIfNeeded();
  const original = demo.locator('.stage-root button');
  await expect(original).toBeVisible();
  const before = (await original.textContent()) ?? '';
  const height = (await demo.locator('.stage').boundingBox())?.height ?? 0;
  const code = await demo.locator('.source pre').innerHTML();
  await startEditing(page, demo);

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    (await editor.innerText()).replaceAll('Pressed', 'Touched').replace(/\n\n/g, '\n'),
  );
  const edited = frame.getByRole('button', { name: 'Touched 0 times' });
  await expect(edited).toBeVisible();
  await expect(original).toBeHidden();
  await expect(note).toBeEmpty();
  await edited.click();
  await expect(frame.getByRole('button', { name: 'Touched 1 times' })).toBeVisible();
  expect((await demo.locator('.stage').boundingBox())?.height).toBe(height);

  await write(page, editor, 'export default function Counter() {\n  return <p>open;\n}');
  await expect(note).toContainText('Line 2: ');
  const wrong = demo.locator('.live-wrong');
  await expect(wrong).toContainText('open;');
  const message = (await wrong.getAttribute('data-message')) ?? '';
  expect(message).not.toBe('');
  await expect(note).toHaveText(`Line 2: ${message}What worked last is still shown.`);
  // Behind the line, where its writer looks.
  expect(await wrong.evaluate((line) => getComputedStyle(line, '::after').content)).toContain(
    message.slice(0, 10),
  );
  await expect(frame.getByRole('button', { name: /^Touched/ })).toBeVisible();

  await write(page, editor, saying('  const a = {};\n  return <p>{a.b.c}</p>;'));
  await expect(note).toContainText("Line 3: Cannot read properties of undefined (reading 'c')");
  await expect(frame.getByRole('button', { name: /^Touched/ })).toBeVisible();

  await write(page, editor, "import _ from 'lodash';\n" + saying('return <p>{_.name}</p>;'));
  await expect(note).toContainText('Line 1: “lodash” cannot be imported here');
  await expect(wrong).toContainText("from 'lodash'");

  await write(page, editor, saying('  return <output>Mended</output>;'));
  await expect(frame.getByText('Mended')).toBeVisible();
  await expect(note).toBeEmpty();

  await demo.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(original).toHaveText(before);
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.locator('.source pre')).toBeFocused();
  expect(await demo.locator('.source pre').innerHTML()).toBe(code);
  expect(breaches).toEqual([]);
  // React tells of what broke in the frame, on purpose.
  trouble.splice(0);
});

test('Escape leads out of the editor, Enter back into it, and Tab passes it by', async ({
  page,
}) => {
  await visit(page, DOCS);
  const { demo, area, editor } = editedParts(page, 'Counter');
  await startEditing(page, demo);
  await page.keyboard.press('Escape');
  await expect(demo.locator('.source pre')).toBeFocused();
  await expect(editor).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
  await expect(area).toHaveAccessibleDescription('Enter starts editing, Escape leaves the editor.');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Reset', exact: true })).toBeFocused();
});

test('a link to the code holds the edit, and opened fresh shows it', async ({ page, context }) => {
  test.slow();
  await visit(page, BARS);
  const { demo, editor, frame } = editedParts(page, 'Stacks');
  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await startEditing(page, demo);
  const text = await demo.locator('.source pre').textContent();
  await write(page, editor, (text ?? '').replace("label: 'Hydro'", "label: 'Rivers'"));
  await expect(frame.getByText('Rivers')).toBeVisible();
  await demo.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to the code' }).click();
  await expect(page.locator('.notice')).toHaveText('Link copied');
  const link = await clipboardText(page);
  expect(link).toMatch(/#system-Stacks\.tsx&edit=[\w+$-]+$/);

  const fresh = await context.newPage();
  await visit(fresh, link);
  const opened = editedParts(fresh, 'Stacks');
  await opened.demo.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(opened.frame.getByText('Rivers')).toBeVisible();
  await expect(opened.editor).toContainText("label: 'Rivers'");
  await expect(opened.demo).toBeInViewport();
  expect(sent.filter((request) => /edit=|Rivers/.test(request))).toEqual([]);
});

test('the edit of a link shows its code and asks; nothing of it runs before Run', async ({
  page,
  trouble,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const edit = saying(
    '  return <form onSubmit={(event) => { event.preventDefault(); alert(1); }}><label>Licence key <input name="key" /></label><button>Check</button></form>;',
  );
  await visit(page, `${DOCS}#system-Counter.tsx${editPart(edit)}`);
  const { demo, editor, frame } = editedParts(page, 'Counter');
  await expect(editor).toContainText('Licence key');
  await expect(demo.getByText('This code comes from a link')).toBeInViewport();
  await expect(demo.getByText('Edited by a link. Enter nothing secret here.')).toBeInViewport();
  await expect(demo.locator('.stage-root')).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Run', exact: true })).toBeInViewport();
  // Typing is no consent.
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('// read');
  await expect(demo).toHaveAttribute('data-edit', /./);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  await expect(demo.locator('iframe')).toHaveCount(0);
  expect(asked.filter((path) => /sandbox|demo-files/.test(path))).toEqual([]);

  await demo.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(frame.getByLabel('Licence key')).toBeVisible();
  await expect(demo.locator('.live-code')).toBeFocused();
  await expect(demo.getByText('Edited by a link. Enter nothing secret here.')).toBeVisible();
  await expect(demo.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const frameColour = await demo
    .locator('.stage')
    .evaluate((stage) => getComputedStyle(stage).boxShadow);
  expect(frameColour).toContain('2px inset');
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await frame.getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => trouble.join()).toContain('Blocked form submission');
  expect(dialogs).toBe(0);
  trouble.splice(0);
});

test('a link that was run says that its demo is on its way, and shows no other beside the code', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/x/sandbox/', async (route) => {
    await held;
    await route.continue();
  });
  const edit = saying('  return <output>Linked</output>;');
  await visit(page, `${DOCS}#system-Counter.tsx${editPart(edit)}`);
  const { demo, frame, note } = editedParts(page, 'Counter');
  await demo.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(note).toHaveText('Preparing the edited demo');
  await expect(note).toBeInViewport();
  await expect(demo.locator('.stage-root')).toBeHidden();
  arrive();
  await expect(frame.getByText('Linked')).toBeVisible();
  await expect(note).toBeEmpty();
});

test('a reader who does not trust a link sees the original, and its code', async ({ page }) => {
  await visit(page, `${DOCS}#system-Counter.tsx${editPart(saying('  return <p>Mine</p>;'))}`);
  const { demo, editor } = editedParts(page, 'Counter');
  await demo.getByRole('button', { name: 'Show the original' }).click();
  await expect(editor).toHaveCount(0);
  await expect(demo.locator('.stage-root button')).toBeVisible();
  await expect(demo.locator('.source pre')).toContainText('useState');
  await expect(demo.locator('.live-origin')).toHaveCount(0);
});

test('what there is to say of an edit moves nothing below it', async ({ page, trouble }) => {
  test.slow();
  await visit(page, DOCS);
  const { demo, editor, frame } = editedParts(page, 'Counter');
  await startEditing(page, demo);
  // Where the code stands below the stage, in every frame from now on.
  await demo.locator('.source').evaluate((source) => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      places.add(Math.round(source.getBoundingClientRect().top + window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await write(page, editor, saying('  return <output>Good</output>;'));
  await expect(frame.getByText('Good')).toBeVisible();
  await write(page, editor, saying('  return <p>open;'));
  await expect(demo.locator('.live-note')).toContainText('Line 2: ');
  await write(page, editor, "import _ from 'lodash';\n" + saying('return <p>{_.name}</p>;'));
  await expect(demo.locator('.live-note')).toContainText('cannot be imported here');
  await write(page, editor, saying('  return <output>Mended</output>;'));
  await expect(frame.getByText('Mended')).toBeVisible();
  const places = await page.evaluate(() => [
    ...(window as unknown as { places: Set<number> }).places,
  ]);
  expect(places).toHaveLength(1);
  trouble.splice(0);
});

test('an edited demo whose height never rests moves the page no more often than a run may', async ({
  page,
  trouble,
}) => {
  test.slow();
  await visit(page, DOCS);
  const { demo, editor, frame } = editedParts(page, 'Counter');
  await startEditing(page, demo);
  const shifts = await listenForShifts(page);
  await write(
    page,
    editor,
    `import { useEffect, useState } from 'react';\n${saying(
      `  const [round, setRound] = useState(0);
  useEffect(() => { const timer = setInterval(() => setRound((before) => before + 1), 80); return () => clearInterval(timer); }, []);
  return <output style={{ display: 'block', height: round % 2 ? 300 : 900 }}>{round}</output>;`,
    )}`,
  );
  await expect.poll(async () => Number(await textOf(frame))).toBeGreaterThan(40);
  // Of 40 and more changes: as many as `followHeight` lets a run make, where a busy machine holds the frame still for long enough.
  expect((await shifts()).length).toBeLessThanOrEqual(8);
  trouble.splice(0);
});

for (const edit of ['N4Ig', '%00', '<script>', 'x'.repeat(2000)]) {
  test(`a link with the edit ${edit.slice(0, 9)} shows the demo as it is`, async ({ page }) => {
    await visit(page, `${DOCS}#system-Counter.tsx&edit=${edit}`);
    const { demo } = editedParts(page, 'Counter');
    await expect(demo.locator('.stage-root button')).toBeVisible();
    await expect(demo.locator('.source pre')).toBeVisible();
    await expect(demo.locator('iframe, .live-code')).toHaveCount(0);
  });
}

test('edited code reads nothing of the page, its cookies or its storage, and asks nobody', async ({
  page,
  context,
  trouble,
}) => {
  await visit(page, DOCS);
  await page.evaluate(() => {
    document.cookie = 'secret=1; path=/';
    localStorage.setItem('secret', '1');
  });
  const { demo, editor, frame } = editedParts(page, 'Counter');
  await startEditing(page, demo);
  const asked: string[] = [];
  const tries = {
    parent: 'window.parent.document.title',
    top: 'window.top.localStorage.length',
    cookies: 'document.cookie',
    storage: 'localStorage.length',
    session: 'sessionStorage.length',
    databases: 'indexedDB.open("a").onsuccess',
    caches: 'caches.keys().then(() => "read", () => "refused")',
    workers: 'navigator.serviceWorker.controller',
    origin: 'self.origin === "null" ? null : self.origin',
    network: 'fetch("/x/build-id.json").then(() => "read", () => "refused")',
  };
  const lines = Object.entries(tries).map(
    ([name, code]) =>
      `    ${name}: await (async () => { try { const r = await (${code}); return r === null ? 'refused' : String(r); } catch { return 'refused'; } })(),`,
  );
  await write(
    page,
    editor,
    `import { useEffect, useState } from 'react';\n${saying(
      `  const [read, setRead] = useState('');\n  useEffect(() => { void (async () => setRead(JSON.stringify({\n${lines.join('\n')}\n  })))(); }, []);\n  return <output>{read}</output>;`,
    )}`,
  );
  context.on('request', (request) => asked.push(request.url()));
  await expect(frame.locator('output')).toHaveText(/^\{/);
  expect(JSON.parse(await textOf(frame))).toEqual(
    Object.fromEntries(Object.keys(tries).map((name) => [name, 'refused'])),
  );
  expect(asked.filter((url) => url.includes('build-id'))).toEqual([]);
  trouble.splice(0); // the browser tells of each refusal
});

test('while edited code runs without an end the page answers, and the code is stopped', async ({
  page,
  trouble,
}) => {
  test.slow();
  await visit(page, DOCS);
  const { demo, editor, frame, note } = editedParts(page, 'Counter');
  await startEditing(page, demo);
  await write(page, editor, saying('  return <output>Good</output>;'));
  await expect(frame.getByText('Good')).toBeVisible();

  await write(page, editor, saying('  for (;;) {}\n  return <output>Never</output>;'));
  // The longest time the page leaves a timer waiting, from before the loop begins until it is stopped.
  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let worst = 0;
        const timer = setInterval(() => {
          const now = performance.now();
          worst = Math.max(worst, now - last - 20);
          last = now;
          if (document.querySelector('.live-note')?.textContent?.includes('five seconds')) {
            clearInterval(timer);
            resolve(worst);
          }
        }, 20);
      }),
  );
  await expect(note).toHaveText(/Line 2: .*five seconds/, { timeout: 20_000 });
  expect(await longest).toBeLessThan(1000); // a page that waits for the loop would leave it for five seconds
  await expect(frame.getByText('Good')).toBeVisible();

  // Nothing in it is a loop, so that only the page can stop it.
  await write(
    page,
    editor,
    saying(
      "  const a = '('.repeat(40) + 'a';\n  return <output>{String(/^((\\(+)+)+$/.test('('.repeat(60) + 'a'))}{a}</output>;",
    ),
  );
  await expect(note).toHaveText('The edited demo stopped answering and was taken away.', {
    timeout: 30_000,
  });
  await expect(demo.locator('iframe')).toHaveCount(0);
  await write(page, editor, saying('  return <output>Mended</output>;'));
  await demo.getByRole('button', { name: 'Run it again' }).click();
  await expect(frame.getByText('Mended')).toBeVisible();
  trouble.splice(0);
});

test('the switch of language asks before an edit is lost', async ({ page }) => {
  await visit(page, DOCS);
  const { demo, editor, frame } = editedParts(page, 'Counter');
  await startEditing(page, demo);
  await write(page, editor, saying('  return <output>Mine</output>;'));
  await expect(frame.getByText('Mine')).toBeVisible();
  const answers = [false, true];
  page.on('dialog', (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
  const other = demo.getByRole('button', { name: 'JS', exact: true });
  await other.click();
  await expect(editor).toContainText('Mine');
  await expect(other).toHaveAttribute('aria-pressed', 'false');
  await other.click();
  await expect(editor).toHaveCount(0);
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.locator('.source pre')).not.toContainText('<number>');
  expect(answers).toEqual([]);
});

test('a demo of a paid package is edited as it is shown: mode, direction and density are those of the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, DOCS);
  const { demo, editor, frame } = editedParts(page, 'PaidGrid');
  await startEditing(page, demo);
  const text = (await demo.locator('.source pre').textContent()) ?? '';
  await write(page, editor, `${text}\n// edited`);
  await expect(frame.getByRole('grid')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.locator('[data-do="mode"]').first().click();
  await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
});
