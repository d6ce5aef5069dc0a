import { act, click, expect } from '#test/proof.tsx';

act('Counter', async (demo) => {
  for (const times of [1, 2]) {
    await demo.getByRole('button').click();
    await expect.element(demo.getByText(`Pressed ${times} times`)).toBeVisible();
  }
});

act('PaidGrid', async (demo) => {
  const cities = () =>
    [...demo.stage.querySelectorAll('[role="gridcell"][data-field="city"]')].map(
      (cell) => cell.textContent,
    );
  const header =
    demo.stage.querySelector('[role="columnheader"][data-field="country"]') ?? demo.stage;
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header);
    await expect.poll(cities).toEqual(['Turku', 'Bergen']);
    await click(header);
    await click(header);
    await expect.poll(cities).toEqual(['Bergen', 'Turku']);
  }
});
