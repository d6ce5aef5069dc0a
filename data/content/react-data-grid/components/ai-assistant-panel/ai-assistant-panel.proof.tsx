import { useState, type PointerEvent, type ReactNode } from 'react';
import * as community from '@mui/x-data-grid';
import * as pro from '@mui/x-data-grid-pro';
import * as premium from '@mui/x-data-grid-premium';
import {
  AiAssistantPanelTrigger,
  ColumnsPanelTrigger,
  DataGridPremium,
  FilterPanelTrigger,
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  Toolbar,
  ToolbarButton,
  useGridApiRef,
  type AiAssistantPanelTriggerProps,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { act, claim, expect, keyRow, press, show, vi, type, type Screen } from '#test/proof.tsx';
import { header, showPremium, texts } from '#test/proofs/grids.tsx';

const GRID: DataGridPremiumProps = {
  rows: [{ id: 1, name: 'Oak' }],
  columns: [{ field: 'name' }],
  showToolbar: true,
  aiAssistant: true,
};

function slotsWith(toolbar: () => ReactNode): DataGridPremiumProps['slots'] {
  return { toolbar, aiAssistantPanel: GridAiAssistantPanel };
}

/** Shows a grid whose toolbar has triggers of three panels. */
function grid(
  props: Partial<DataGridPremiumProps> = {},
  trigger: AiAssistantPanelTriggerProps = {},
) {
  const slots = slotsWith(() => (
    <Toolbar>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
      <AiAssistantPanelTrigger {...trigger}>Ask</AiAssistantPanelTrigger>
    </Toolbar>
  ));
  return showPremium({ ...GRID, slots, ...props });
}

const button = (screen: Screen, name = 'Ask') => screen.getByRole('button', { name });
const assistant = () => document.querySelector('.MuiDataGrid-aiAssistantPanel');
const anyPanel = () => document.querySelector('.MuiDataGrid-panel');

async function closePanel(): Promise<void> {
  await expect.poll(() => anyPanel()?.contains(document.activeElement)).toBe(true);
  await press('Escape');
  await expect.poll(anyPanel).toBeNull();
}

act('AssistantTriggerInToolbar', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo).click();
    await expect.poll(assistant).not.toBeNull();
    expect(button(demo).element().className).toContain('contained');
    await button(demo, 'Latest flights to Riga').click();
    await expect.poll(() => new Set(texts(demo, 'destination'))).toEqual(new Set(['Riga']));
    await closePanel();
    expect(header(demo, 'departs').getAttribute('aria-sort')).toBe('descending');
    await button(demo).click();
    await expect.poll(assistant).not.toBeNull();
    await button(demo, 'All flights').click();
    await expect.poll(() => new Set(texts(demo, 'destination')).size).toBeGreaterThan(2);
    await button(demo).click();
    await expect.poll(assistant).toBeNull();
    expect(button(demo).element().className).toContain('outlined');
  }
});

act('OwnAssistantPanel', async (demo) => {
  const open = demo.getByRole('button', { name: 'AI Assistant' });
  const outcome = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await open.click();
    await expect.element(demo.getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
    await type('Cancelled flights');
    await press('Enter');
    await expect.element(outcome).toHaveTextContent('Cancelled flights: applied');
    await expect.poll(() => new Set(texts(demo, 'state'))).toEqual(new Set(['Cancelled']));
    await closePanel();
    await open.click();
    await expect.element(outcome).toHaveTextContent('Cancelled flights: applied');
    await button(demo, 'All flights').click();
    await expect.element(outcome).toHaveTextContent('All flights: applied');
    await closePanel();
    expect(new Set(texts(demo, 'state')).size).toBeGreaterThan(2);
  }
});

claim(
  'This panel reads the prompts from state.aiAssistant, so it displays them again after users close and reopen it.',
  async () => {
    const onPrompt = async () => {
      throw new Error('No service');
    };
    const { api } = await grid({ onPrompt });
    await api.aiAssistant.processPrompt('hello');
    const { conversations, activeConversationIndex } = api.state.aiAssistant;
    expect(conversations[activeConversationIndex]?.prompts[0]).toMatchObject({
      value: 'hello',
      helperText: 'No service',
    });
  },
);

keyRow('Enter, Space on the trigger', async () => {
  const { screen } = await grid();
  for (const key of ['Enter', 'Space']) {
    (button(screen).element() as HTMLElement).focus();
    await press(key);
    await expect.poll(assistant).not.toBeNull();
    await closePanel();
  }
});

keyRow('Escape in the panel', async () => {
  const { screen } = await grid();
  await button(screen).click();
  await expect.poll(assistant).not.toBeNull();
  await expect.poll(() => assistant()?.contains(document.activeElement)).toBe(true);
  await press('Escape');
  await expect.poll(assistant).toBeNull();
  await expect.element(button(screen)).toHaveFocus();
});

claim('The default toolbar already contains this button if aiAssistant is set.', async () => {
  const slots = { aiAssistantPanel: GridAiAssistantPanel };
  const { screen, redraw } = await showPremium({ ...GRID, slots });
  await expect.element(button(screen, 'AI Assistant')).toBeVisible();
  await redraw({ ...GRID, slots, aiAssistant: false });
  await expect.element(button(screen, 'AI Assistant')).not.toBeInTheDocument();
});

claim(
  "Import the trigger from @mui/x-data-grid-premium. The packages of the other plans don't export it.",
  () => {
    const has = [premium, pro, community].map((each) => 'AiAssistantPanelTrigger' in each);
    expect(has).toEqual([true, false, false]);
  },
);

claim('Without aiAssistant, the trigger is still rendered and opens an empty panel.', async () => {
  const { screen } = await grid({ aiAssistant: false });
  await button(screen).click();
  await expect.poll(anyPanel).not.toBeNull();
  await expect.poll(() => button(screen).element().getAttribute('aria-expanded')).toBe('true');
  expect([assistant(), anyPanel()?.textContent]).toEqual([null, '']);
  await press('Escape');
});

claim(
  [
    'The state that they receive has one property, open, which is true while this panel is open.',
    'The filter panel and the columns panel use the same space, so opening one of them closes this panel.',
  ],
  async () => {
    const states: object[] = [];
    const className: AiAssistantPanelTriggerProps['className'] = (state) => {
      states.push({ ...state });
      return '';
    };
    const { screen, api } = await grid({}, { className });
    for (const [name, value] of [
      ['Columns', 'columns'],
      ['Filters', 'filters'],
    ] as const) {
      expect(states.at(-1)).toEqual({ open: false });
      await button(screen).click();
      await expect.poll(() => states.at(-1)).toEqual({ open: true });
      await button(screen, name).click();
      await expect.poll(() => api.state.preferencePanel.openedPanelValue).toBe(value);
      await expect.poll(assistant).toBeNull();
      expect(states.at(-1)).toEqual({ open: false });
      api.hidePreferences();
      await expect.poll(anyPanel).toBeNull();
    }
  },
);

/** A trigger at the start of a wide toolbar, its props on the toolbar button or on the element inside. */
function placedToolbar(isOnButton: boolean) {
  return function PlacedToolbar() {
    return (
      <Toolbar style={{ justifyContent: 'start' }}>
        <AiAssistantPanelTrigger
          render={(props) =>
            isOnButton ? (
              <ToolbarButton {...props} render={<button type="button" />}>
                Ask
              </ToolbarButton>
            ) : (
              <ToolbarButton
                render={
                  <button type="button" {...(props as object)}>
                    Ask
                  </button>
                }
              />
            )
          }
        />
      </Toolbar>
    );
  };
}

claim(
  [
    'The panel is positioned next to the trigger.',
    'If you spread them on the element in the render prop of ToolbarButton, the toolbar button replaces the ref, and the panel opens below the column headers instead of below the button.',
  ],
  async () => {
    for (const isOnButton of [true, false]) {
      const { screen } = await showPremium(
        { ...GRID, slots: slotsWith(placedToolbar(isOnButton)) },
        { width: 1200 },
      );
      await button(screen).click();
      await expect.poll(assistant).not.toBeNull();
      const { bottom } = button(screen).element().getBoundingClientRect();
      const gap = () => (anyPanel()?.getBoundingClientRect().top ?? 0) - bottom;
      const left = () => anyPanel()?.getBoundingClientRect().left ?? 0;
      if (isOnButton) {
        await expect.poll(left).toBeLessThan(200);
        await expect.poll(gap).toBeLessThan(20);
      } else {
        await expect.poll(left).toBeGreaterThan(700);
      }
      await closePanel();
      screen.unmount();
    }
  },
);

claim(
  [
    'On mount | initialState={{ preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.aiAssistant } }}',
    'API object | showPreferences(GridPreferencePanelsValue.aiAssistant), hidePreferences()',
    'To detect when the panel opens or closes, use onPreferencePanelOpen and onPreferencePanelClose.',
    'They also run for the filter panel and the columns panel, so check openedPanelValue.',
    'If your code opens another panel while this one is open, only onPreferencePanelOpen runs.',
  ],
  async () => {
    const openedPanelValue = GridPreferencePanelsValue.aiAssistant;
    const initialState = { preferencePanel: { open: true, openedPanelValue } };
    const onPreferencePanelOpen = vi.fn();
    const onPreferencePanelClose = vi.fn();
    const { api } = await grid({ initialState, onPreferencePanelOpen, onPreferencePanelClose });
    await expect.poll(assistant).not.toBeNull();
    api.hidePreferences();
    await expect.poll(assistant).toBeNull();
    expect(onPreferencePanelClose.mock.calls[0]?.[0]).toEqual({ openedPanelValue });
    api.showPreferences(openedPanelValue);
    await expect.poll(assistant).not.toBeNull();
    expect(onPreferencePanelOpen.mock.calls[0]?.[0]).toEqual({ openedPanelValue });
    onPreferencePanelClose.mockClear();
    const columns = { openedPanelValue: GridPreferencePanelsValue.columns };
    api.showPreferences(columns.openedPanelValue);
    await expect.poll(assistant).toBeNull();
    expect(onPreferencePanelOpen.mock.calls[1]?.[0]).toEqual(columns);
    expect(onPreferencePanelClose).not.toHaveBeenCalled();
    await closePanel();
    expect(onPreferencePanelClose.mock.calls[0]?.[0]).toEqual(columns);
  },
);

/** A grid below a button that opens its panel, or closes it when it is open. */
function Outside({ isStopping }: Readonly<{ isStopping: boolean }>) {
  const apiRef = useGridApiRef();
  const [slots] = useState({ aiAssistantPanel: GridAiAssistantPanel });
  const onClick = () => {
    if (apiRef.current?.state.preferencePanel.open) {
      apiRef.current.hidePreferences();
    } else {
      apiRef.current?.showPreferences(GridPreferencePanelsValue.aiAssistant);
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    if (isStopping) {
      event.stopPropagation();
    }
  };
  return (
    <div style={{ height: 400 }}>
      <button type="button" onClick={onClick} onPointerUp={onPointerUp}>
        Toggle
      </button>
      <DataGridPremium {...GRID} showToolbar={false} apiRef={apiRef} slots={slots} />
    </div>
  );
}

claim(
  [
    'A click outside of the panel closes it before onClick runs. If your button toggles the panel, it opens the panel again.',
    'Call event.stopPropagation() in onPointerUp of the button, as the trigger does.',
  ],
  async () => {
    for (const isStopping of [false, true]) {
      const screen = await show(<Outside isStopping={isStopping} />);
      await button(screen, 'Toggle').click();
      await expect.poll(assistant).not.toBeNull();
      await button(screen, 'Toggle').click();
      if (isStopping) {
        await expect.poll(assistant).toBeNull();
      } else {
        await expect.poll(assistant).not.toBeNull();
        await closePanel();
      }
      screen.unmount();
    }
  },
);

claim(
  'While the panel is open, the trigger has aria-expanded="true", and its aria-controls contains the ID of the panel if the user opened it with the trigger.',
  async () => {
    const { screen } = await grid();
    const element = button(screen).element();
    expect(element.getAttribute('aria-expanded')).toBeNull();
    await button(screen).click();
    await expect.poll(assistant).not.toBeNull();
    expect(element.getAttribute('aria-expanded')).toBe('true');
    const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '');
    expect(controlled?.contains(assistant())).toBe(true);
    await button(screen).click();
    await expect.poll(assistant).toBeNull();
  },
);
