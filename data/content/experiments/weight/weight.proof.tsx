import { act, click, expect } from '#test/proof.tsx';

act('GreetingField', async (demo) => {
  for (const [name, greeting] of [
    ['Grace', 'Hello, Grace.'],
    ['', 'Hello, stranger.'],
    ['Ada', 'Hello, Ada.'],
  ] as const) {
    await demo.getByRole('textbox', { name: 'Your name' }).fill(name);
    await expect.element(demo.getByText(greeting)).toBeVisible();
  }
});

act('StockTable', async (demo) => {
  const articles = () =>
    [...demo.stage.querySelectorAll('[role="gridcell"][data-field="article"]')].map(
      (cell) => cell.textContent,
    );
  const header =
    demo.stage.querySelector('[role="columnheader"][data-field="stock"]') ?? demo.stage;
  const start = articles();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header);
    await expect.poll(articles).toEqual(['Teapot', 'Kettle', 'Strainer']);
    await click(header);
    await click(header);
    await expect.poll(articles).toEqual(start);
  }
});
