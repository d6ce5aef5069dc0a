import { act, click, expect, press, type Screen } from '#test/proof.tsx';

function all({ stage }: Screen, field: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`)];
}

function cells(screen: Screen, field: string): string[] {
  return all(screen, field).map((cell) => cell.textContent);
}

act('ServedTrades', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Request 1 (rows): answered');
  await expect.poll(() => cells(demo, 'price').length).toBeGreaterThan(0);
  const first = cells(demo, 'price');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => cells(demo, 'price')).not.toEqual(first);
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
    await expect.poll(() => cells(demo, 'price')).toEqual(first);
    await click(all(demo, 'quantity')[0] ?? demo.stage, { times: 2 });
    await demo.getByRole('spinbutton').fill(turn === 0 ? '77' : '88');
    await press('Enter');
    await expect.poll(() => cells(demo, 'quantity')[0]).toBe(turn === 0 ? '77' : '88');
  }
  const failing = demo.getByRole('switch', { name: 'Fail' });
  await failing.click();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect.element(status).not.toHaveTextContent('Request');
  await failing.click();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect.element(status).toHaveTextContent('answered');
});

/** Expands the first group and collapses it, twice. */
async function toggleFirst(demo: Screen, field: string): Promise<void> {
  const groups = () => cells(demo, field);
  await expect.poll(() => groups()[0]).toMatch(/\(\d+\)$/);
  const start = groups();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(all(demo, field)[0]?.querySelector('button') ?? demo.stage);
    await expect.poll(groups).not.toEqual(start);
    await click(all(demo, field)[0]?.querySelector('button') ?? demo.stage);
    await expect.poll(groups).toEqual(start);
  }
}

act('ServedStaff', (demo) => toggleFirst(demo, '__tree_data_group__'));

act('ServedGroups', async (demo) => {
  const field = '__row_group_by_columns_group__';
  await toggleFirst(demo, field);
  await expect.poll(() => cells(demo, 'quantity')[0]).toMatch(/\d/);
  for (const place of [0, 1]) {
    await click(all(demo, field)[place]?.querySelector('button') ?? demo.stage);
    await expect.poll(() => cells(demo, field)[place + 1]).toBe(place === 0 ? 'Osaka (17)' : '');
  }
  expect(cells(demo, field).slice(2, 6)).toEqual(['', '', '', '']); // each trade of the desk, not one for all
});
