import { act, click, expect, hover } from '#test/proof.tsx';
import { surface } from '#test/proofs/charts.tsx';
import { header, texts } from '#test/proofs/grids.tsx';
import { day } from '#test/proofs/pickers.tsx';
import { boxState, tick } from '#test/proofs/richTrees.tsx';

act('WorkshopJobs', async (demo) => {
  const start = texts(demo, 'hours');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, 'hours'));
    await expect.poll(() => texts(demo, 'hours').at(0)).toBe('0.5');
    await click(header(demo, 'hours'));
    await expect.poll(() => texts(demo, 'hours').at(0)).toBe('6');
    await click(header(demo, 'hours'));
    await expect.poll(() => texts(demo, 'hours')).toEqual(start);
  }
});

act('PickUpDay', async (demo) => {
  await expect.element(day(demo, '25')).toBeDisabled();
  for (const name of ['22', '24', '21']) {
    await day(demo, name).click();
    await expect.element(day(demo, name)).toHaveAttribute('aria-selected', 'true');
  }
});

act('BikesRented', async (demo) => {
  for (const [x, values] of [
    [90, ['Mon', '42', '12']],
    [surface(demo).getBoundingClientRect().width - 60, ['Sun', '79', '30']],
    [90, ['Mon', '42', '12']],
  ] as const) {
    await hover(surface(demo), { x, y: 200 });
    for (const value of values) {
      await expect.element(demo.getByRole('tooltip')).toHaveTextContent(value);
    }
  }
});

act('ServiceChecklist', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(['Brakes', 'Cables'].map((label) => boxState(demo, label))).toEqual(['dash', 'empty']);
    await tick(demo, 'Brakes');
    expect(['Brakes', 'Cables'].map((label) => boxState(demo, label))).toEqual([
      'checked',
      'checked',
    ]);
    await tick(demo, 'Cables');
    await tick(demo, 'Rotors');
  }
});
