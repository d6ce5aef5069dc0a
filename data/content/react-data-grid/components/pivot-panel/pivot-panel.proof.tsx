import type { MouseEvent } from 'react';
import {
  PivotPanelTrigger,
  Toolbar,
  type DataGridPremiumProps,
  type PivotPanelTriggerProps,
} from '@mui/x-data-grid-premium';
import { act, claim, expect, keyRow, press, settled, vi, type Screen } from '#test/proof.tsx';
import { fields, showPremium } from '#test/proofs/grids.tsx';

const GRID: DataGridPremiumProps = {
  rows: [
    { id: 1, name: 'Oak', count: 3 },
    { id: 2, name: 'Elm', count: 9 },
  ],
  columns: [
    { field: 'name', headerName: 'Name' },
    { field: 'count', headerName: 'Count', type: 'number' },
  ],
  showToolbar: true,
};
const MODEL = {
  rows: [{ field: 'name' }],
  columns: [],
  values: [{ field: 'count', aggFunc: 'sum' }],
};

/** Shows a grid whose toolbar has a trigger. */
function grid(props: Partial<DataGridPremiumProps> = {}, trigger: PivotPanelTriggerProps = {}) {
  const PivotToolbar = () => (
    <Toolbar>
      <PivotPanelTrigger {...trigger}>Arrange</PivotPanelTrigger>
    </Toolbar>
  );
  return showPremium({ ...GRID, slots: { toolbar: PivotToolbar }, ...props });
}

const button = (screen: Screen) => screen.getByRole('button', { name: 'Arrange' });
const panel = ({ stage }: Screen) => stage.querySelector('.MuiDataGrid-sidebar');

act('PivotTriggerInToolbar', async (demo) => {
  const open = demo.getByRole('button', { name: 'Open pivot panel' });
  const close = demo.getByRole('button', { name: 'Close pivot panel' });
  const pivot = demo.getByRole('switch', { name: 'Pivot', exact: true });
  for (let turn = 0; turn < 2; turn += 1) {
    await open.click();
    await pivot.click();
    await expect.poll(() => fields(demo)).toContain('Online>->revenue');
    expect(close.element().className).toContain('contained');
    await close.click();
    await expect.element(open).toBeVisible();
    expect(open.element().className).toContain('contained');
    expect(fields(demo)).toContain('Online>->revenue');
    await open.click();
    await pivot.click();
    await expect.poll(() => fields(demo)).toContain('country');
    await close.click();
    await expect.poll(() => panel(demo)).toBeNull();
    expect(open.element().className).toContain('outlined');
  }
});

keyRow('Enter, Space', async () => {
  const { screen } = await grid();
  (button(screen).element() as HTMLElement).focus();
  for (const key of ['Enter', 'Space']) {
    await press(key);
    await expect.poll(() => panel(screen)).not.toBeNull();
    await press(key);
    await expect.poll(() => panel(screen)).toBeNull();
  }
});

claim(
  'The default toolbar already contains this button, unless you set disablePivoting.',
  async () => {
    const { screen, redraw } = await showPremium({ ...GRID, disablePivoting: true });
    await expect.element(screen.getByRole('toolbar')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Pivot', exact: true }))
      .not.toBeInTheDocument();
    await redraw(GRID);
    await screen.getByRole('button', { name: 'Pivot', exact: true }).click();
    await expect.poll(() => panel(screen)).not.toBeNull();
  },
);

claim(
  'Render the trigger inside the grid, for example in slots.toolbar or slots.footer:',
  async () => {
    const footer = () => <PivotPanelTrigger>Arrange</PivotPanelTrigger>;
    const { screen } = await grid({ slots: { footer }, showToolbar: false });
    await button(screen).click();
    await expect.poll(() => panel(screen)).not.toBeNull();
  },
);

claim(
  [
    'open | The pivot panel is open',
    'active | Pivot mode is on, so the grid displays the pivot table',
    "Users can close the panel and keep the pivot table. If the table is empty, the panel's own close button also turns pivot mode off.",
    'Clicking the trigger opens or closes the panel, and leaves pivot mode unchanged.',
  ],
  async () => {
    const states: string[] = [];
    const { screen, api } = await grid(
      { initialState: { pivoting: { model: MODEL } } },
      {
        className: ({ open, active }) => {
          states.push(`${open} ${active}`);
          return '';
        },
      },
    );
    expect(states.at(-1)).toBe('false false');
    await button(screen).click();
    await expect.poll(() => states.at(-1)).toBe('true false');
    await screen.getByRole('switch', { name: 'Pivot', exact: true }).click();
    await expect.poll(() => states.at(-1)).toBe('true true');
    await button(screen).click();
    await expect.poll(() => states.at(-1)).toBe('false true');
    expect(fields(screen)).toContain('count');
    expect(api.state.pivoting.active).toBe(true);
    await button(screen).click();
    await screen.getByRole('button', { name: 'Close pivot settings' }).click();
    await expect.poll(() => states.at(-1)).toBe('false true');
    api.setPivotModel({ rows: [], columns: [], values: [] });
    await button(screen).click();
    await button(screen).click();
    await expect.poll(() => states.at(-1)).toBe('false true');
    await button(screen).click();
    await screen.getByRole('button', { name: 'Close pivot settings' }).click();
    await expect.poll(() => states.at(-1)).toBe('false false');
    await settled();
  },
);

claim(
  "onClick runs after the panel has been opened or closed. It can't prevent the change.",
  async () => {
    const seen: boolean[] = [];
    const trigger: PivotPanelTriggerProps = {};
    const { screen, api } = await grid({}, trigger);
    Object.assign(trigger, {
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        event.stopPropagation();
        seen.push(api.state.pivoting.panelOpen);
      },
    });
    api.setPivotPanelOpen(true); // renders the trigger with its onClick
    await expect.poll(() => panel(screen)).not.toBeNull();
    await button(screen).click();
    await expect.poll(() => panel(screen)).toBeNull();
    await button(screen).click();
    await expect.poll(() => panel(screen)).not.toBeNull();
    expect(seen).toEqual([false, true]);
  },
);

claim(
  [
    'On mount | initialState={{ pivoting: { panelOpen: true } }}',
    'Controlled | pivotPanelOpen with onPivotPanelOpenChange',
    'API object | setPivotPanelOpen()',
    'With pivotPanelOpen and without onPivotPanelOpenChange, clicking the trigger has no effect.',
  ],
  async () => {
    const initial = await grid({ initialState: { pivoting: { panelOpen: true } } });
    await expect.poll(() => panel(initial.screen)).not.toBeNull();
    initial.api.setPivotPanelOpen(false);
    await expect.poll(() => panel(initial.screen)).toBeNull();
    initial.screen.unmount();
    const onPivotPanelOpenChange = vi.fn();
    const controlled = await grid({ pivotPanelOpen: false, onPivotPanelOpenChange });
    await button(controlled.screen).click();
    expect(onPivotPanelOpenChange.mock.calls[0]?.[0]).toBe(true);
    controlled.screen.unmount();
    const fixed = await grid({ pivotPanelOpen: false });
    await button(fixed.screen).click();
    await settled();
    expect(panel(fixed.screen)).toBeNull();
  },
);

claim(
  'With disablePivoting, a trigger in your toolbar is still rendered and enabled, but clicking it has no effect.',
  async () => {
    const { screen, api } = await grid({ disablePivoting: true });
    await expect.element(button(screen)).toBeEnabled();
    await button(screen).click();
    await settled();
    expect([panel(screen), api.state.pivoting.panelOpen]).toEqual([null, false]);
  },
);

claim(
  [
    'While the panel is open, the button has aria-expanded="true".',
    'Focus stays on the trigger when the panel opens.',
    "Escape doesn't close the panel.",
    "If users close the panel with its own close button, focus doesn't return to the trigger.",
    'While the panel is open, aria-controls of the trigger contains an ID that no element has.',
  ],
  async () => {
    const { screen } = await grid();
    const element = button(screen).element() as HTMLElement;
    expect(element.getAttribute('aria-expanded')).toBeNull();
    element.focus();
    await press('Enter');
    await expect.poll(() => panel(screen)).not.toBeNull();
    expect(element.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(element);
    const id = element.getAttribute('aria-controls') ?? '';
    expect(id).not.toBe('');
    expect(document.getElementById(id)).toBeNull();
    await press('Escape');
    await settled();
    expect(panel(screen)).not.toBeNull();
    await screen.getByRole('button', { name: 'Close pivot settings' }).click();
    await expect.poll(() => panel(screen)).toBeNull();
    expect(document.activeElement).not.toBe(element);
  },
);
