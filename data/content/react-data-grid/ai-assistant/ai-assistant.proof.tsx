import { useMemo, useState } from 'react';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  unstable_gridDefaultPromptResolver as resolvePrompt,
  type Conversation,
  type DataGridPremiumProps,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  press,
  settled,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { fields, header, showPremium, texts } from '#test/proofs/grids.tsx';
import { askMockService, suggestions } from './mockService.ts';

const COLUMNS: GridColDef[] = [
  { field: 'name', headerName: 'Tree', description: 'What it is called', examples: ['Oak'] },
  { field: 'count', type: 'number', width: 90 },
  {
    field: 'status',
    type: 'singleSelect',
    valueOptions: [
      { value: 'o', label: 'Open' },
      { value: 's', label: 'Sold' },
    ],
  },
  { field: 'secret', examples: ['invented'] },
];
const ROWS = [
  { id: 1, name: 'Oak', count: 3, status: 'o', secret: 'hidden' },
  { id: 2, name: 'Elm', count: 9, status: 's', secret: 'hidden' },
  { id: 3, name: 'Fir', count: 5, status: 'o', secret: 'hidden' },
];
const NOTHING: PromptResponse = {
  conversationId: 'c1',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
};
const BASE: DataGridPremiumProps = {
  columns: COLUMNS,
  rows: ROWS,
  aiAssistant: true,
  showToolbar: true,
  slots: { aiAssistantPanel: GridAiAssistantPanel },
};
const PIVOTED: Partial<PromptResponse> = {
  pivoting: {
    columns: [{ column: 'status', direction: 'asc' }],
    rows: ['name'],
    values: [{ count: 'sum' }],
  },
};
const oneFilter = (column: string, operator: string, value: string | number) => ({
  filters: [{ column, operator, value }],
});

/** A service that gives these responses, the last one again and again. */
function service(...responses: Partial<PromptResponse>[]) {
  let turn = 0;
  return vi.fn<NonNullable<DataGridPremiumProps['onPrompt']>>(async () => {
    const response = responses[Math.min(turn, responses.length - 1)];
    turn += 1;
    return structuredClone({ ...NOTHING, ...response });
  });
}

function grid(props: Partial<DataGridPremiumProps> = {}) {
  return showPremium({ ...BASE, ...props });
}

type Api = Awaited<ReturnType<typeof grid>>['api'];

/** The messages of the prompts of the active conversation. */
function notes(api: Api): (string | undefined)[] {
  const { conversations, activeConversationIndex } = api.state.aiAssistant;
  return conversations[activeConversationIndex]?.prompts.map((each) => each.helperText) ?? [];
}

function panel(): HTMLElement | null {
  return document.querySelector('.MuiDataGrid-aiAssistantPanel');
}

async function openPanel(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'AI Assistant' }).click();
  await expect.poll(panel).not.toBeNull();
}

async function closePanel(): Promise<void> {
  await press('Escape');
  await expect.poll(panel).toBeNull();
}

/** Opens the panel, sends a prompt and closes it. */
async function ask(demo: Screen, prompt: string): Promise<void> {
  await openPanel(demo);
  await expect.element(demo.getByPlaceholder(/prompt…$/)).toHaveFocus();
  await type(prompt);
  await press('Enter');
  await expect.poll(() => panel()?.textContent).toContain(prompt);
  await expect.poll(() => panel()?.textContent).not.toContain('Processing');
  await closePanel();
}

const lines = (demo: Screen) =>
  demo.stage.querySelector('[role="grid"], [role="treegrid"]')?.getAttribute('aria-rowcount');

act('AskWithExamples', async (demo) => {
  await expect.poll(() => lines(demo)).toBe('81');
  for (let turn = 0; turn < 2; turn += 1) {
    await openPanel(demo);
    await demo.getByRole('button', { name: 'Open orders over 1000' }).click();
    await expect.poll(() => new Set(texts(demo, 'status'))).toEqual(new Set(['Open']));
    await closePanel();
    await ask(demo, 'Open or packed orders from Spain');
    await expect.poll(() => new Set(texts(demo, 'country'))).toEqual(new Set(['Spain']));
    expect(texts(demo, 'status').every((each) => /^(Open|Packed)$/.test(each))).toBe(true);
    await ask(demo, 'Total by country');
    await expect.poll(() => fields(demo)[0]).toBe('__row_group_by_columns_group__');
    await ask(demo, 'Show all orders');
    await expect.poll(() => lines(demo)).toBe('81');
  }
  await ask(demo, 'Sing a song');
  await openPanel(demo);
  await expect
    .poll(() => panel()?.textContent)
    .toContain("The mock service doesn't recognize any word in this prompt.");
  await closePanel();
});

act('PromptInspector', async (demo) => {
  const message = () => demo.getByRole('region').element().textContent;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Open orders over 1000' }).click();
    await expect.poll(message).toContain('"prompt": "Open orders over 1000"');
    await expect.poll(() => new Set(texts(demo, 'status'))).toEqual(new Set(['Open']));
    await demo.getByRole('button', { name: 'Total by country' }).click();
    await expect.poll(message).toContain('"total": "sum"');
    await demo.getByRole('button', { name: 'Show all orders' }).click();
    await expect.poll(message).toContain('"prompt": "Show all orders"');
    await expect.poll(() => lines(demo)).toBe('41');
  }
});

act('AskWithSampling', async (demo) => {
  await expect.element(demo.getByRole('status')).toHaveTextContent(/none yet$/);
  for (let turn = 0; turn < 2; turn += 1) {
    await ask(demo, 'Orders from Spain');
    await expect.poll(() => new Set(texts(demo, 'country'))).toEqual(new Set(['Spain']));
    await expect.element(demo.getByRole('status')).toHaveTextContent(/prompt: [A-Z].+, /);
    await ask(demo, 'Newest returned orders');
    await expect.poll(() => header(demo, 'placed').getAttribute('aria-sort')).toBe('descending');
    await ask(demo, 'Show all orders');
    await expect.poll(() => lines(demo)).toBe('81');
  }
});

act('AskServerData', async (demo) => {
  const first = () => texts(demo, 'total')[0];
  await expect.poll(first).toBeTruthy();
  for (let turn = 0; turn < 2; turn += 1) {
    await ask(demo, 'Orders from Spain');
    await expect.poll(() => new Set(texts(demo, 'country'))).toEqual(new Set(['Spain']));
    await ask(demo, 'Largest orders first');
    await expect.poll(() => header(demo, 'total').getAttribute('aria-sort')).toBe('descending');
    await ask(demo, 'Show all orders');
    await expect.poll(() => new Set(texts(demo, 'country')).size).toBeGreaterThan(1);
  }
});

claim(
  'It recognizes the twelve suggestions and combinations of their words, such as "newest orders from Italy".',
  async () => {
    expect(suggestions).toHaveLength(12);
    for (const { value } of suggestions) {
      expect(await askMockService(value, '[]')).toHaveProperty('pivoting');
    }
    expect(await askMockService('newest orders from Italy', '[]')).toMatchObject({
      filters: [{ column: 'country', operator: 'contains', value: 'Italy' }],
      sorting: [{ column: 'placed', direction: 'desc' }],
    });
    await expect(askMockService('Sing a song', '[]')).rejects.toThrow('recognize any word');
  },
);

claim('aiAssistant | Enables the feature. The default is false', async () => {
  const onPrompt = service({ sorting: [{ column: 'count', direction: 'asc' }] });
  const { screen, api } = await grid({ aiAssistant: undefined, onPrompt });
  expect(screen.getByRole('button', { name: 'AI Assistant' }).elements()).toHaveLength(0);
  await api.aiAssistant.processPrompt('x');
  expect(api.state.sorting.sortModel).toEqual([]);
});

claim(
  "slots.aiAssistantPanel | Renders the panel. The default is null, to keep the panel out of bundles that don't use it. Without it, the button opens an empty panel",
  async () => {
    const { screen } = await grid({ slots: undefined, onPrompt: service({}) });
    await screen.getByRole('button', { name: 'AI Assistant' }).click();
    await expect.poll(() => document.querySelector('.MuiDataGrid-panel')).not.toBeNull();
    expect(document.querySelector('.MuiDataGrid-panel')?.textContent).toBe('');
  },
);

claim(
  [
    'prompt | The text that the user typed',
    "conversationId | The id of the active conversation. The grid sets it from each response, so it's undefined for the first prompt unless you set the id of the conversation",
    'field, description, type and filter operators of each column, including hidden columns and columns that the grid adds | headerName',
    'examples of the columns | valueOptions of singleSelect columns',
    '| The current filter, sorting and grouping',
  ],
  async () => {
    const onPrompt = service({});
    const { api } = await grid({
      onPrompt,
      checkboxSelection: true,
      initialState: {
        columns: { columnVisibilityModel: { secret: false } },
        filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'Fir' }] } },
      },
    });
    await api.aiAssistant.processPrompt('first');
    await api.aiAssistant.processPrompt('second');
    const [first, second] = onPrompt.mock.calls;
    expect([first?.[0], first?.[2]]).toEqual(['first', undefined]);
    expect(second?.[2]).toBe('c1');
    api.aiAssistant.setConversations([{ id: 'given', prompts: [] }]);
    await api.aiAssistant.processPrompt('third');
    expect(onPrompt.mock.calls[2]?.[2]).toBe('given');
    const context = JSON.parse(first?.[1] ?? '');
    expect(context.map((each: { field: string }) => each.field)).toEqual([
      '__check__',
      'name',
      'count',
      'status',
      'secret',
    ]);
    expect(context[1]).toEqual({
      field: 'name',
      description: 'What it is called',
      examples: ['Oak'],
      type: 'string',
      allowedOperators: expect.arrayContaining(['contains', 'isAnyOf']),
    });
    for (const text of ['"Tree"', 'Sold', 'hidden', 'Fir']) {
      expect(first?.[1]).not.toContain(text);
    }
  },
);

claim(
  'For singleSelect columns, list the labels of the options. If a filter in the response contains the label of an option object, the grid replaces the label with the value.',
  async () => {
    const { screen, api } = await grid({ onPrompt: service(oneFilter('status', 'is', 'Sold')) });
    await api.aiAssistant.processPrompt('sold');
    expect(api.state.filter.filterModel.items[0]?.value).toBe('s');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Elm']);
  },
);

claim(
  "With isAnyOf, the grid doesn't replace the labels of option objects, so they match no rows.",
  async () => {
    const { screen, api } = await grid({
      onPrompt: service({ filters: [{ column: 'status', operator: 'isAnyOf', value: ['Sold'] }] }),
    });
    await api.aiAssistant.processPrompt('sold');
    expect(api.state.filter.filterModel.items[0]?.value).toEqual(['Sold']);
    await expect.poll(() => texts(screen, 'name')).toEqual([]);
  },
);

claim(
  [
    'With allowAiAssistantDataSampling, each promptContext contains up to five random values of each column.',
    'Sampled values replace your examples. The same value can be sampled more than once.',
    'The grid samples every column in columns, hidden or not, and has no prop to exclude a column.',
  ],
  async () => {
    const onPrompt = service({});
    const rows = Array.from({ length: 20 }, (_, id) => ({ id, name: 'Oak', secret: 'hidden' }));
    const { api } = await grid({
      rows,
      onPrompt,
      allowAiAssistantDataSampling: true,
      initialState: { columns: { columnVisibilityModel: { secret: false } } },
    });
    await api.aiAssistant.processPrompt('x');
    const context = JSON.parse(onPrompt.mock.calls[0]?.[1] ?? '');
    expect(context[3].examples).toEqual(Array.from({ length: 5 }, () => 'hidden'));
  },
);

claim(
  'The grid then applies a pivoting response as row grouping and aggregation, unless you disable these too.',
  async () => {
    const props = { disablePivoting: true, onPrompt: service(PIVOTED) };
    const { api, redraw } = await grid({ ...props, disableRowGrouping: true });
    await api.aiAssistant.processPrompt('pivot');
    expect(api.state.rowGrouping.model).toEqual([]);
    expect(api.state.aggregation.model).toEqual({ count: 'sum' });
    await redraw({ ...BASE, ...props });
    await api.aiAssistant.processPrompt('pivot');
    expect(api.state.rowGrouping.model).toEqual(['status', 'name']);
  },
);

claim(
  [
    'unstable_gridDefaultPromptResolver(url, query, context, conversationId, additionalContext) sends a POST request with cookies.',
    'The body is JSON with context, query, additionalContext and conversationId.',
    '{ "ok": true, "data": … } | data is the response',
    '{ "ok": false, "message": "…" } | The panel displays the message',
    'Not JSON, such as an error page | The panel displays the error of the JSON parser',
  ],
  async () => {
    const replies = [
      JSON.stringify({ ok: true, data: NOTHING }),
      JSON.stringify({ ok: false, message: 'Sign in first.' }),
      '<html>',
    ];
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(replies.shift()));
    expect(await resolvePrompt('/api/prompt', 'q', '[]', 'c9', 'hint')).toEqual(NOTHING);
    expect(sent).toHaveBeenCalledWith(
      '/api/prompt',
      expect.objectContaining({ method: 'POST', credentials: 'include' }),
    );
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({
      context: '[]',
      query: 'q',
      additionalContext: 'hint',
      conversationId: 'c9',
    });
    const { api } = await grid({ onPrompt: (...args) => resolvePrompt('/api/prompt', ...args) });
    await api.aiAssistant.processPrompt('a');
    expect(notes(api)).toEqual(['Sign in first.']);
    await api.aiAssistant.processPrompt('b');
    expect(notes(api)[1]).toContain('is not valid JSON');
    sent.mockRestore();
  },
);

claim(
  [
    'select | number | Selects this number of rows from the top. -1 selects none',
    "filterOperator? | 'and' | 'or' | Combines the filters. The default is 'and'",
    'The grid moves filtered and aggregated columns to the front.',
  ],
  async () => {
    const onPrompt = service({
      ...oneFilter('count', '>', 4),
      sorting: [{ column: 'count', direction: 'desc' }],
      select: 1,
    });
    const { screen, api } = await grid({ onPrompt });
    await api.aiAssistant.processPrompt('x');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Elm', 'Fir']);
    expect([...api.state.rowSelection.ids]).toEqual([2]);
    expect(api.state.filter.filterModel.logicOperator).toBe('and');
    expect(fields(screen)[0]).toBe('count');
  },
);

claim(
  [
    'A response describes the complete state, not a change: an empty array removes the filter, the sorting or the grouping.',
    'Each response also replaces the row selection, and clears the quick filter unless you set disableColumnFilter.',
  ],
  async () => {
    const { api } = await grid({
      onPrompt: service({}),
      initialState: {
        filter: {
          filterModel: {
            items: [{ field: 'name', operator: 'contains', value: 'a' }],
            quickFilterValues: ['a'],
          },
        },
        sorting: { sortModel: [{ field: 'count', sort: 'asc' }] },
        rowGrouping: { model: ['status'] },
        aggregation: { model: { count: 'sum' } },
      },
    });
    api.selectRow(1);
    await api.aiAssistant.processPrompt('x');
    expect(api.state.filter.filterModel).toMatchObject({ items: [], quickFilterValues: [] });
    expect(api.state.sorting.sortModel).toEqual([]);
    expect(api.state.rowGrouping.model).toEqual([]);
    expect(api.state.aggregation.model).toEqual({});
    expect(api.state.rowSelection.ids.size).toBe(0);
  },
);

claim(
  'disableColumnFilter, disableColumnSorting, disableRowGrouping and disableAggregation make the grid ignore the related part of the response.',
  async () => {
    const { api } = await grid({
      disableColumnFilter: true,
      disableColumnSorting: true,
      disableRowGrouping: true,
      disableAggregation: true,
      initialState: { filter: { filterModel: { items: [], quickFilterValues: ['a'] } } },
      onPrompt: service({
        ...oneFilter('name', 'equals', 'Oak'),
        sorting: [{ column: 'count', direction: 'asc' }],
        grouping: [{ column: 'status' }],
        aggregation: { count: 'sum' },
      }),
    });
    expect(await api.aiAssistant.processPrompt('x')).not.toBeInstanceOf(Error);
    expect(api.state.filter.filterModel).toMatchObject({ items: [], quickFilterValues: ['a'] });
    expect(api.state.sorting.sortModel).toEqual([]);
    expect(api.state.rowGrouping.model).toEqual([]);
    expect(api.state.aggregation.model).toEqual({});
  },
);

claim(
  "In version 8.4.0, a response without pivoting doesn't turn pivoting off. The grid applies the filters of this response to the pivoted rows, and its grouping and aggregation are lost.",
  async () => {
    const { api } = await grid({
      onPrompt: service(PIVOTED, {
        ...oneFilter('name', 'equals', 'Oak'),
        grouping: [{ column: 'status' }],
        aggregation: { count: 'avg' },
      }),
    });
    await api.aiAssistant.processPrompt('pivot');
    await settled();
    await api.aiAssistant.processPrompt('group');
    await settled();
    expect(api.state.pivoting.active).toBe(true);
    expect(api.state.filter.filterModel.items).toHaveLength(1);
    expect(api.state.rowGrouping.model).not.toContain('status');
    api.setPivotActive(false);
    await expect.poll(() => api.state.pivoting.active).toBe(false);
    await settled();
    expect(api.state.rowGrouping.model).not.toContain('status');
  },
);

claim(
  [
    'Call apiRef.current.setPivotActive(false) in onPrompt before you send the prompt.',
    'If you call this method right before you return the response, the filters, sorting, grouping and aggregation of the response are lost.',
  ],
  async () => {
    const changes: Partial<PromptResponse> = {
      ...oneFilter('count', '>', 4),
      sorting: [{ column: 'count', direction: 'desc' }],
      grouping: [{ column: 'status' }],
      aggregation: { count: 'avg' },
    };
    const pivot = service(PIVOTED);
    const flat = service(changes);
    const { api, redraw } = await grid({ onPrompt: pivot });
    const modelsAfter = async (onPrompt: DataGridPremiumProps['onPrompt']) => {
      await redraw({ ...BASE, onPrompt: pivot });
      await api.aiAssistant.processPrompt('pivot');
      await settled();
      await redraw({ ...BASE, onPrompt });
      await api.aiAssistant.processPrompt('flat');
      await expect.poll(() => api.state.pivoting.active).toBe(false);
      await settled();
      const { filter, sorting, rowGrouping, aggregation } = api.state;
      return [
        filter.filterModel.items.length,
        sorting.sortModel.length,
        rowGrouping.model,
        aggregation.model.count,
      ];
    };
    const late = await modelsAfter(async (...args) => {
      const response = await flat(...args);
      api.setPivotActive(false);
      return response;
    });
    expect(late).toEqual([0, 0, [], undefined]);
    const early = await modelsAfter(async (...args) => {
      api.setPivotActive(false);
      await settled();
      return flat(...args);
    });
    expect(early).toEqual([1, 1, ['status'], 'avg']);
  },
);

claim(
  'A filter with an unknown column | The panel displays Cannot read properties of undefined, and nothing is applied',
  async () => {
    const { api } = await grid({
      onPrompt: service({
        ...oneFilter('nope', 'equals', 'Oak'),
        sorting: [{ column: 'count', direction: 'asc' }],
      }),
    });
    await api.aiAssistant.processPrompt('x');
    expect(notes(api)[0]).toContain('Cannot read properties of undefined');
    expect(api.state.filter.filterModel.items).toEqual([]);
    expect(api.state.sorting.sortModel).toEqual([]);
  },
);

claim(
  'A filter with an unknown operator | The panel displays an error, but the filter stays in the state',
  async () => {
    const { api } = await grid({ onPrompt: service(oneFilter('count', 'bogus', 1)) });
    await api.aiAssistant.processPrompt('x');
    expect(notes(api)[0]).toContain('No filter operator found');
    expect(api.state.filter.filterModel.items).toHaveLength(1);
    takeConsole();
  },
);

claim(
  'select is larger than the number of rows, or than the number of rows on the page | The panel displays an error after the filter and the sorting are applied',
  async () => {
    const { screen, api } = await grid({
      onPrompt: service({ ...oneFilter('name', 'equals', 'Oak'), select: 3 }),
    });
    expect(await api.aiAssistant.processPrompt('x')).toBeInstanceOf(Error);
    expect(notes(api)[0]).toMatch(/undefined/);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Oak']);
    const paged = await grid({
      onPrompt: service({ select: 3 }),
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    expect(await paged.api.aiAssistant.processPrompt('x')).toBeInstanceOf(Error);
  },
);

claim(
  [
    'Unknown columns in sorting, grouping or aggregation | The grid adds them to the state, and treats the prompt as successful',
    'filters, sorting or grouping is missing | The panel displays Cannot read properties of undefined',
    "pivoting is missing | The panel displays Cannot use 'in' operator after the filter is applied",
  ],
  async () => {
    const { api, redraw } = await grid({
      onPrompt: service({ sorting: [{ column: 'nope', direction: 'asc' }] }),
    });
    expect(await api.aiAssistant.processPrompt('x')).not.toBeInstanceOf(Error);
    expect(api.state.sorting.sortModel).toEqual([{ field: 'nope', sort: 'asc' }]);
    expect(notes(api)).toEqual(['']);
    const unknown = { grouping: [{ column: 'nope' }], aggregation: { nope: 'sum' as const } };
    await redraw({ ...BASE, onPrompt: service(unknown) });
    expect(await api.aiAssistant.processPrompt('x')).not.toBeInstanceOf(Error);
    expect(api.state.rowGrouping.model).toEqual(['nope']);
    expect(api.state.aggregation.model).toEqual({ nope: 'sum' });
    for (const field of ['filters', 'sorting', 'grouping']) {
      await redraw({ ...BASE, onPrompt: service({ [field]: undefined }) });
      await api.aiAssistant.processPrompt('y');
      expect(notes(api).at(-1)).toContain('Cannot read properties of undefined');
    }
    const incomplete = { ...oneFilter('name', 'equals', 'Oak'), pivoting: undefined } as object;
    await redraw({ ...BASE, onPrompt: service(incomplete) });
    await api.aiAssistant.processPrompt('z');
    expect(notes(api).at(-1)).toContain("Cannot use 'in' operator");
    expect(api.state.filter.filterModel.items).toHaveLength(1);
  },
);

claim('aggregation is missing | The grid crashes', async () => {
  const { screen, api } = await grid({ onPrompt: service({ aggregation: undefined } as object) });
  await api.aiAssistant.processPrompt('x');
  await expect.poll(() => screen.stage.querySelector('[role="row"]')).toBeNull();
  takeConsole();
});

claim(
  [
    'The panel lists the prompts of the active conversation and the changes in the responses, even if the grid ignored them.',
    "Set aiAssistantSuggestions={[{ value: 'Open orders' }]} to display chips below the prompt field. Clicking a chip sends its prompt.",
  ],
  async () => {
    const onPrompt = service({ sorting: [{ column: 'count', direction: 'desc' }] });
    const { screen } = await grid({ onPrompt, aiAssistantSuggestions: [{ value: 'Most first' }] });
    await openPanel(screen);
    await screen.getByRole('button', { name: 'Most first' }).click();
    await expect.poll(() => onPrompt.mock.calls[0]?.[0]).toBe('Most first');
    await screen.getByRole('button', { name: 'Applied changes' }).click();
    await expect.poll(() => panel()?.textContent).toContain('count');
    await screen.getByRole('button', { name: 'Run again' }).click();
    await expect.poll(() => onPrompt.mock.calls.length).toBe(2);
    await closePanel();
    expect(header(screen, 'count').getAttribute('aria-sort')).toBe('descending');
  },
);

claim(
  [
    'In version 8.4.0, each prompt becomes the title of its conversation.',
    "exportState() doesn't include conversations.",
    'Initial | initialState={{ aiAssistant: { conversations } }} | The first conversation. activeConversationIndex has no effect in version 8.4.0',
    "setActiveConversationIndex() throws Conversation not found for an index that doesn't exist.",
  ],
  async () => {
    const conversations: Conversation[] = ['A', 'B'].map((title) => ({ title, prompts: [] }));
    const { api } = await grid({
      onPrompt: service({}),
      initialState: { aiAssistant: { conversations, activeConversationIndex: 1 } },
    });
    expect(api.state.aiAssistant).toEqual({ conversations, activeConversationIndex: 0 });
    expect(api.aiAssistant.setActiveConversationIndex(1)).toMatchObject({ title: 'B' });
    await api.aiAssistant.processPrompt('x');
    expect(api.state.aiAssistant.conversations[1]?.title).toBe('x');
    expect(api.exportState()).not.toHaveProperty('aiAssistant');
    expect(() => api.aiAssistant.setActiveConversationIndex(7)).toThrow('Conversation not found');
    api.aiAssistant.setActiveConversationIndex(0);
  },
);

/** Keeps the conversations in state, freezes them if asked to, and passes them or copies of them. */
function Controlled({
  freeze = false,
  copy = false,
}: Readonly<{ freeze?: boolean; copy?: boolean }>) {
  const [conversations, setConversations] = useState<Conversation[]>([
    { title: 'Old', prompts: [{ value: 'old', createdAt: new Date(2025, 4, 1) }] },
  ]);
  const keep = (next: Conversation[]) => {
    setConversations(freeze ? structuredClone(next).map((each) => Object.freeze(each)) : next);
  };
  const passed = useMemo(
    () => (copy ? structuredClone(conversations) : conversations),
    [copy, conversations],
  );
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        {...BASE}
        onPrompt={async () => {
          await new Promise((resolve) => {
            setTimeout(resolve, 30);
          });
          return structuredClone(NOTHING);
        }}
        aiAssistantConversations={passed}
        onAiAssistantConversationsChange={keep}
        aiAssistantSuggestions={[{ value: 'Anything' }]}
      />
    </div>
  );
}

claim(
  'In version 8.4.0, if you control the conversations but not the index, clicking New conversation throws Conversation not found.',
  async () => {
    const thrown: string[] = [];
    const listen = (event: ErrorEvent) => {
      thrown.push(event.message);
      event.preventDefault();
    };
    window.addEventListener('error', listen);
    const screen = await show(<Controlled />);
    await openPanel(screen);
    panel()?.querySelector('button')?.click();
    await expect.poll(() => thrown.join()).toContain('Conversation not found');
    window.removeEventListener('error', listen);
    await closePanel();
    takeConsole();
  },
);

claim('If you control the index, changing the prop back to 0 has no effect.', async () => {
  const aiAssistantConversations: Conversation[] = ['A', 'B'].map((title) => ({
    title,
    prompts: [],
  }));
  const props = { ...BASE, aiAssistantConversations };
  const { api, redraw } = await showPremium({ ...props, aiAssistantActiveConversationIndex: 0 });
  await redraw({ ...props, aiAssistantActiveConversationIndex: 1 });
  await expect.poll(() => api.state.aiAssistant.activeConversationIndex).toBe(1);
  await redraw({ ...props, aiAssistantActiveConversationIndex: 0 });
  await settled();
  expect(api.state.aiAssistant.activeConversationIndex).toBe(1);
});

claim(
  [
    'If a conversation is frozen, for example by a Redux Toolkit store, the prompt fails with object is not extensible.',
    'If you control the conversations, pass a copy to the grid too, from useMemo.',
  ],
  async () => {
    const screen = await show(<Controlled freeze />);
    await openPanel(screen);
    await screen.getByRole('button', { name: 'Anything' }).click();
    await expect.poll(() => panel()?.textContent).toContain('object is not extensible');
    await closePanel();
    await screen.rerender(<Controlled key="copy" freeze copy />);
    await openPanel(screen);
    await screen.getByRole('button', { name: 'Anything' }).click();
    await expect.poll(() => panel()?.textContent).not.toContain('Processing');
    expect(panel()?.textContent).not.toContain('object is not extensible');
    await closePanel();
  },
);

claim('Store a copy: structuredClone(conversations).', async () => {
  let stored: readonly Conversation[] = [];
  const { api } = await grid({
    onPrompt: service({}),
    onAiAssistantConversationsChange: (next) => {
      stored = structuredClone(next).map((each) => Object.freeze(each));
    },
  });
  expect(await api.aiAssistant.processPrompt('x')).toEqual(NOTHING);
  expect(stored[0]?.prompts[0]?.value).toBe('x');
});

claim(
  [
    'processPrompt(value) | Adds the prompt to the active conversation, calls onPrompt, and applies the response. Returns a promise of the response, or of the error',
    'processPrompt() works without the panel and without the toolbar.',
    'Without onPrompt, it does nothing.',
  ],
  async () => {
    const props = { slots: undefined, showToolbar: false };
    const fail = () => Promise.reject(new Error('No service'));
    const { api, redraw } = await grid({ ...props, onPrompt: service({}) });
    expect(await api.aiAssistant.processPrompt('x')).toEqual(NOTHING);
    await redraw({ ...BASE, ...props, onPrompt: fail });
    expect(await api.aiAssistant.processPrompt('y')).toEqual(new Error('No service'));
    expect(notes(api)).toEqual(['', 'No service']);
    await redraw({ ...BASE, ...props, onPrompt: undefined });
    expect(await api.aiAssistant.processPrompt('z')).toBeUndefined();
    expect(notes(api)).toHaveLength(2);
  },
);

claim(
  [
    'In version 8.4.0, the buttons New conversation and Send have a tooltip, but no accessible name.',
    "Enter sends the prompt, so screen reader users don't need Send.",
  ],
  async () => {
    const onPrompt = service({});
    const { screen } = await grid({ onPrompt });
    await openPanel(screen);
    for (const tooltip of ['New conversation', 'Send']) {
      const button = panel()?.querySelector(`[aria-label="${tooltip}"] > button`);
      expect([button?.getAttribute('aria-label'), button?.textContent]).toEqual([null, '']);
    }
    await expect.element(screen.getByPlaceholder(/prompt…$/)).toHaveFocus();
    await type('hello');
    await press('Enter');
    await expect.poll(() => onPrompt.mock.calls[0]?.[0]).toBe('hello');
    await click(header(screen, 'name'));
  },
);

claim(
  [
    'filters | { column, operator, value }[] | Replaces the filter items',
    "sorting | { column, direction }[] | Replaces the sort model. direction is 'asc' or 'desc'",
    'grouping | { column }[] | Replaces the row grouping',
    'pivoting | { columns, rows, values } or {} | Turns on pivoting with this model. The grid then ignores grouping and aggregation. With {}, nothing changes',
  ],
  async () => {
    const { screen, api } = await grid({
      onPrompt: service({
        ...oneFilter('count', '>', 4),
        sorting: [{ column: 'count', direction: 'desc' }],
        grouping: [{ column: 'status' }],
      }),
      initialState: {
        filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'z' }] } },
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        rowGrouping: { model: ['name'] },
      },
    });
    await api.aiAssistant.processPrompt('x');
    expect(api.state.filter.filterModel.items).toEqual([
      expect.objectContaining({ field: 'count', operator: '>', value: 4 }),
    ]);
    expect(api.state.sorting.sortModel).toEqual([{ field: 'count', sort: 'desc' }]);
    expect(api.state.rowGrouping.model).toEqual(['status']);
    expect(api.state.pivoting.active).toBe(false);
    screen.unmount();
    const pivoted = await grid({
      onPrompt: service({
        ...PIVOTED,
        grouping: [{ column: 'secret' }],
        aggregation: { secret: 'size' },
      }),
    });
    await pivoted.api.aiAssistant.processPrompt('pivot');
    await expect.poll(() => pivoted.api.state.pivoting.active).toBe(true);
    expect(pivoted.api.state.pivoting.model.rows).toMatchObject([{ field: 'name' }]);
    const models = () => [
      pivoted.api.state.rowGrouping.model.includes('secret'),
      'secret' in pivoted.api.state.aggregation.model,
    ];
    await settled();
    expect(models()).toEqual([false, false]);
    pivoted.api.setPivotActive(false);
    await expect.poll(() => pivoted.api.state.pivoting.active).toBe(false);
    await settled();
    expect(models()).toEqual([false, false]);
  },
);

claim(
  [
    "To reject a response that you can't use, throw an error.",
    'The panel displays its message below the prompt:',
  ],
  async () => {
    const { screen, api } = await grid({
      onPrompt: () => Promise.reject(new Error('Use other words')),
      aiAssistantSuggestions: [{ value: 'Anything' }],
    });
    await openPanel(screen);
    await screen.getByRole('button', { name: 'Anything' }).click();
    await expect.poll(() => panel()?.textContent).toContain('Use other words');
    expect(notes(api)).toEqual(['Use other words']);
    await closePanel();
  },
);

claim(
  [
    'setConversations(conversations) | Replaces the conversations. Also accepts a function that receives the previous conversations',
    'setActiveConversationIndex(index) | Activates a conversation and returns it',
  ],
  async () => {
    const { api } = await grid({ onPrompt: service({}) });
    const titles = () => api.state.aiAssistant.conversations.map(({ title }) => title);
    api.aiAssistant.setConversations([{ title: 'A', prompts: [] }]);
    expect(titles()).toEqual(['A']);
    api.aiAssistant.setConversations((before) => [...before, { title: 'B', prompts: [] }]);
    expect(titles()).toEqual(['A', 'B']);
    expect(api.aiAssistant.setActiveConversationIndex(1)).toMatchObject({ title: 'B' });
    expect(api.state.aiAssistant.activeConversationIndex).toBe(1);
  },
);

claim(
  'The grid mutates the conversations that it has passed to your callback: it sets their id from the response.',
  async () => {
    const passed: (Conversation | undefined)[] = [];
    const ids: unknown[] = [];
    const { api } = await grid({
      onPrompt: service({}),
      onAiAssistantConversationsChange: ([first]) => {
        passed.push(first);
        ids.push(first?.id);
      },
    });
    await api.aiAssistant.processPrompt('x');
    expect(ids[0]).toBeUndefined();
    expect(passed[0]?.id).toBe('c1');
  },
);
