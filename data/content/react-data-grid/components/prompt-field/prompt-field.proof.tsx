import { lastRecognition, Recognition } from './fakeSpeech.ts';
import type { KeyboardEvent } from 'react';
import {
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type DataGridPremiumProps,
  type PromptFieldControlProps,
  type PromptFieldProps,
  type PromptFieldRecordProps,
  type PromptFieldSendProps,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { header, showPremium, texts } from '#test/proofs/grids.tsx';

type Parts = {
  field?: Partial<PromptFieldProps>;
  control?: PromptFieldControlProps;
  record?: PromptFieldRecordProps;
  send?: PromptFieldSendProps;
};
/** What `PromptField` gives to a function, without its type's name, which the package keeps. */
type State = { value: string; recording: boolean; disabled: boolean };

const GRID: DataGridPremiumProps = {
  rows: [
    { id: 1, name: 'Oak' },
    { id: 2, name: 'Elm' },
  ],
  columns: [{ field: 'name' }],
  showToolbar: true,
};
const NOTHING: PromptResponse = {
  conversationId: 'c',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
};

/** Shows a field with all parts in a toolbar. `sent` gathers the prompts, `states` what the field was. */
async function field({ field: own = {}, control, record, send }: Parts = {}) {
  const sent: string[] = [];
  const states: State[] = [];
  function FieldToolbar() {
    return (
      <Toolbar>
        <PromptField
          onSubmit={(prompt) => {
            sent.push(prompt);
          }}
          className={(state) => {
            states.push({ ...state });
            return '';
          }}
          {...own}
        >
          <PromptFieldRecord aria-label="Record" {...record}>
            R
          </PromptFieldRecord>
          <PromptFieldControl slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }} {...control} />
          <PromptFieldSend aria-label="Send" {...send}>
            S
          </PromptFieldSend>
        </PromptField>
      </Toolbar>
    );
  }
  const { screen } = await showPremium({ ...GRID, slots: { toolbar: FieldToolbar } });
  return { screen, sent, states };
}

function input({ stage }: Screen): HTMLInputElement {
  const found = stage.querySelector<HTMLInputElement>(
    'input[aria-label="Prompt"], textarea[aria-label="Prompt"]',
  );
  if (!found) {
    throw new Error('There is no text field.');
  }
  return found;
}

const sendButton = (screen: Screen) => screen.getByRole('button', { name: 'Send' });
const recordButton = (screen: Screen) => screen.getByRole('button', { name: 'Record' });

/** Types a prompt into the field. */
async function write(screen: Screen, text: string): Promise<void> {
  await click(input(screen));
  await type(text);
}

/** An Enter that ends the composition of a text, as Chrome on macOS reports it, or as Safari does. */
function endComposition(screen: Screen, as: KeyboardEventInit = { isComposing: true }): void {
  input(screen).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...as }));
}

/** Gathers rejections that nobody handles, and keeps them off the page's errors. */
function listenToRejections() {
  const reasons: string[] = [];
  const listen = (event: PromiseRejectionEvent) => {
    reasons.push(String(event.reason));
    event.preventDefault();
  };
  window.addEventListener('unhandledrejection', listen);
  return { reasons, stop: () => window.removeEventListener('unhandledrejection', listen) };
}

act('PromptInToolbar', async (demo) => {
  const outcome = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await write(demo, 'Delayed flights');
    await press('Enter');
    await expect.poll(() => new Set(texts(demo, 'state'))).toEqual(new Set(['Delayed']));
    await expect.element(outcome).toHaveTextContent('Delayed flights: applied');
    await write(demo, 'Latest flights to Riga');
    await sendButton(demo).click();
    await expect.poll(() => new Set(texts(demo, 'destination'))).toEqual(new Set(['Riga']));
    await expect.poll(() => header(demo, 'departs').getAttribute('aria-sort')).toBe('descending');
    await write(demo, 'Sing a song');
    await press('Enter');
    await expect.element(outcome).toHaveTextContent(/^Sing a song: No rule matches/);
    await write(demo, 'All flights');
    await press('Enter');
    await expect.poll(() => new Set(texts(demo, 'state')).size).toBeGreaterThan(2);
  }
  await recordButton(demo).click();
  await expect.element(demo.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  lastRecognition().hear([{ transcript: 'cancelled flights', isFinal: true }]);
  await expect.poll(() => new Set(texts(demo, 'state'))).toEqual(new Set(['Cancelled']));
  await expect.element(recordButton(demo)).toBeEnabled();
  await recordButton(demo).click();
  await demo.getByRole('button', { name: 'Stop recording' }).click();
  await expect.element(recordButton(demo)).toBeEnabled();
  await expect.element(outcome).toHaveTextContent('cancelled flights: applied');
});

act('PromptWithOwnService', async (demo) => {
  const message = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await write(demo, 'Sing');
    await press('Shift+Enter');
    await type('a song');
    expect(input(demo).value).toBe('Sing\na song');
    await press('Enter');
    await expect.element(message).toHaveTextContent('Processing…');
    expect([input(demo).readOnly, input(demo).value]).toEqual([true, '']);
    await expect.element(message).toHaveTextContent(/^No rule matches this prompt/);
    await expect.poll(() => input(demo).readOnly).toBe(false);
    await write(demo, 'Boarding flights');
    await sendButton(demo).click();
    expect(document.activeElement).toBe(input(demo));
    await expect.poll(() => new Set(texts(demo, 'state'))).toEqual(new Set(['Boarding']));
    await expect.poll(() => input(demo).readOnly).toBe(false);
    await type('All');
    await press('Enter');
    await expect.poll(() => new Set(texts(demo, 'state')).size).toBeGreaterThan(2);
    await expect.poll(() => input(demo).readOnly).toBe(false);
  }
});

keyRow('Enter', async () => {
  const { screen, sent } = await field();
  await write(screen, 'one');
  await press('Enter');
  await expect.poll(() => sent).toEqual(['one']);
  await type('   ');
  await press('Enter');
  await settled();
  expect(sent).toEqual(['one']);
});

keyRow('Shift+Enter', async () => {
  const { screen, sent } = await field();
  await write(screen, 'two');
  await press('Shift+Enter');
  await expect.poll(() => sent).toEqual(['two']);
});

claim(
  [
    'When they send it, onSubmit receives the text.',
    'Enter sends the prompt, unless the text is blank.',
  ],
  async () => {
    const { screen, sent, states } = await field();
    await write(screen, 'hello');
    expect(states.at(-1)).toEqual({ value: 'hello', recording: false, disabled: false });
    await press('Enter');
    await expect.poll(() => sent).toEqual(['hello']);
    await expect.poll(() => input(screen).value).toBe('');
    await press('Enter');
    await type('  ');
    await press('Enter');
    await settled();
    expect(sent).toEqual(['hello']);
  },
);

/** A toolbar whose field calls the assistant: the method itself, or a function that calls it. */
function assistantToolbar(isDirect: boolean) {
  return function AssistantToolbar() {
    const apiRef = useGridApiContext();
    const { processPrompt } = apiRef.current.aiAssistant;
    return (
      <Toolbar>
        <PromptField
          onSubmit={
            isDirect ? processPrompt : (prompt) => apiRef.current.aiAssistant.processPrompt(prompt)
          }
        >
          <PromptFieldControl slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }} />
        </PromptField>
      </Toolbar>
    );
  };
}

claim(
  [
    'In version 8.4.0, onSubmit={apiRef.current.aiAssistant.processPrompt} can call an earlier onPrompt after that prop has changed.',
    'Call the method in a function, as in the example.',
  ],
  async () => {
    for (const isDirect of [true, false]) {
      const called: string[] = [];
      const props = { ...GRID, slots: { toolbar: assistantToolbar(isDirect) }, aiAssistant: true };
      const noting = (name: string) => async () => {
        called.push(name);
        return NOTHING;
      };
      const { screen, redraw } = await showPremium({ ...props, onPrompt: noting('first') });
      await redraw({ ...props, onPrompt: noting('second') });
      await settled();
      await write(screen, 'x');
      await press('Enter');
      await expect.poll(() => called).toEqual([isDirect ? 'first' : 'second']);
      screen.unmount();
    }
  },
);

claim(
  "Without aiAssistant, processPrompt() calls onPrompt with an empty context and doesn't apply the response.",
  async () => {
    const onPrompt = vi.fn<NonNullable<DataGridPremiumProps['onPrompt']>>(async () => ({
      ...NOTHING,
      filters: [{ column: 'name', operator: 'equals', value: 'Oak' }],
    }));
    const slots = { toolbar: assistantToolbar(false) };
    const { screen, api, redraw } = await showPremium({ ...GRID, slots, onPrompt });
    await write(screen, 'x');
    await press('Enter');
    await expect.poll(() => onPrompt.mock.calls).toEqual([['x', '', undefined]]);
    await settled();
    expect(api.state.filter.filterModel.items).toEqual([]);
    await redraw({ ...GRID, slots, onPrompt, aiAssistant: true });
    await type('y');
    await press('Enter');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Oak']);
  },
);

claim(
  'A part that is rendered outside of a PromptField throws the error Missing context. A part that is rendered outside of the grid also throws an error.',
  async () => {
    const lonely = { toolbar: () => <PromptFieldSend>Send</PromptFieldSend> };
    await expect(showPremium({ ...GRID, slots: lonely })).rejects.toThrow('Missing context');
    const outside = (
      <PromptField onSubmit={() => {}}>
        <PromptFieldControl />
      </PromptField>
    );
    await expect(show(outside)).rejects.toThrow('should only be used inside the DataGrid');
    takeConsole();
  },
);

claim(
  [
    'If it returns a promise, the buttons are disabled until the promise resolves',
    'A prompt is being processed, until the promise returned by onSubmit resolves',
    'The control stays enabled while a prompt is being processed. Users can send the next prompt with Enter before the first one is done. The buttons are enabled as soon as one of these prompts is done.',
    "The button starts and stops a recording. It's disabled while a prompt is being processed.",
  ],
  async () => {
    const prompts: string[] = [];
    const finish: (() => void)[] = [];
    const { screen } = await field({
      field: {
        onSubmit: (prompt) => {
          prompts.push(prompt);
          return new Promise<void>((resolve) => {
            finish.push(resolve);
          });
        },
      },
    });
    await write(screen, 'one');
    await press('Enter');
    await expect.element(recordButton(screen)).toBeDisabled();
    await type('two');
    await expect.element(sendButton(screen)).toBeDisabled();
    expect(input(screen).disabled).toBe(false);
    await press('Enter');
    await expect.poll(() => prompts).toEqual(['one', 'two']);
    finish[1]?.();
    await expect.element(recordButton(screen)).toBeEnabled();
    finish[0]?.();
    await settled();
  },
);

claim('A value on PromptFieldControl changes the displayed text, but not the prompt.', async () => {
  const { screen, sent } = await field({ control: { value: 'fixed' } });
  expect(input(screen).value).toBe('fixed');
  await expect.element(sendButton(screen)).toBeDisabled();
  await click(input(screen));
  await press('Enter');
  await settled();
  expect(sent).toEqual([]);
});

claim(
  [
    'The button is disabled while the text is blank, during a recording, and while a prompt is being processed.',
    'Its onClick runs in addition to onSubmit.',
  ],
  async () => {
    const onClick = vi.fn();
    const { screen, sent } = await field({ send: { onClick } });
    await expect.element(sendButton(screen)).toBeDisabled();
    await write(screen, '  ');
    await expect.element(sendButton(screen)).toBeDisabled();
    await type('a');
    await expect.element(sendButton(screen)).toBeEnabled();
    await recordButton(screen).click();
    await expect.element(sendButton(screen)).toBeDisabled();
    lastRecognition().abort();
    await write(screen, 'b');
    sent.length = 0;
    await sendButton(screen).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(onClick).toHaveBeenCalledOnce();
  },
);

claim(
  "Its onClick doesn't run when the user starts a recording. It runs when the user stops it.",
  async () => {
    const onClick = vi.fn();
    const { screen } = await field({ record: { onClick } });
    await recordButton(screen).click();
    expect(onClick).not.toHaveBeenCalled();
    await recordButton(screen).click();
    expect(onClick).toHaveBeenCalledOnce();
    await settled();
  },
);

claim(
  [
    'The field is cleared when the prompt is sent, even if onSubmit fails.',
    'If onSubmit throws or its promise rejects, the field stays in the disabled state. Send and Record stay disabled until the user sends another prompt with Enter and that prompt succeeds.',
  ],
  async () => {
    const rejections = listenToRejections();
    for (const isAsync of [true, false]) {
      let isDown = true;
      const onSubmit = () => {
        if (isDown && !isAsync) {
          throw new Error('No service');
        }
        return isDown ? Promise.reject(new Error('No service')) : Promise.resolve();
      };
      const { screen } = await field({ field: { onSubmit } });
      await write(screen, 'one');
      await press('Enter');
      await expect.poll(() => rejections.reasons).toEqual(['Error: No service']);
      expect(input(screen).value).toBe('');
      await type('two');
      await expect.element(sendButton(screen)).toBeDisabled();
      await expect.element(recordButton(screen)).toBeDisabled();
      isDown = false;
      await press('Enter');
      await expect.element(recordButton(screen)).toBeEnabled();
      screen.unmount();
      rejections.reasons.length = 0;
    }
    takeConsole(); // the browser reports each rejection
    rejections.stop();
  },
);

claim(
  [
    'In version 8.4.0, Shift+Enter also sends the prompt. With multiline, Enter then adds a new line to the empty field.',
    'In some browsers, Enter also sends the prompt when users press it to end an IME composition, for example in Japanese.',
  ],
  async () => {
    const { screen, sent } = await field({ control: { multiline: true } });
    for (const keys of ['Shift+Enter', 'Enter']) {
      input(screen).focus();
      await type('a');
      await press(keys);
      await expect.poll(() => sent.at(-1)?.trim()).toBe('a');
      await expect.poll(() => input(screen).value).toBe('\n');
      sent.length = 0;
    }
    await type('b');
    endComposition(screen);
    await expect.poll(() => sent).toEqual(['\nb']);
  },
);

claim(
  'Handle Enter in onKeyDownCapture of PromptField, before the control handles it:',
  async () => {
    const onKeyDownCapture = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) {
        return;
      }
      if (event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) {
        event.stopPropagation();
      } else {
        event.preventDefault();
      }
    };
    const { screen, sent } = await field({
      field: { onKeyDownCapture },
      control: { multiline: true },
    });
    await write(screen, 'a');
    await press('Shift+Enter');
    await type('b');
    endComposition(screen);
    endComposition(screen, { keyCode: 229 });
    await settled();
    expect([input(screen).value, sent]).toEqual(['a\nb', []]);
    await press('Enter');
    await expect.poll(() => sent).toEqual(['a\nb']);
    await expect.poll(() => input(screen).value).toBe('');
    await write(screen, 'c');
    await press('Tab', 'Enter'); // on Send
    await expect.poll(() => sent).toEqual(['a\nb', 'c']);
  },
);

claim(
  [
    'During a recording, the recognized text replaces the text of the control.',
    'The recording stops one second after the last recognized word, when the browser no longer detects sound, or when the user clicks the button again. The field then sends the prompt, without waiting for Enter.',
  ],
  async () => {
    const { screen, sent, states } = await field();
    await write(screen, 'typed');
    await recordButton(screen).click();
    await expect.poll(() => states.at(-1)?.recording).toBe(true);
    lastRecognition().hear([{ transcript: 'open' }]);
    await expect.poll(() => input(screen).value).toBe('open');
    lastRecognition().hear([{ transcript: 'open orders', isFinal: true }]);
    await settled();
    expect(sent).toEqual([]);
    await expect.poll(() => sent).toEqual(['open orders']);
    await expect.poll(() => states.at(-1)?.recording).toBe(false);
    expect(input(screen).value).toBe('');
    await recordButton(screen).click();
    lastRecognition().hear([{ transcript: 'all orders', isFinal: true }]);
    await recordButton(screen).click();
    expect(sent.at(-1)).toBe('all orders');
    await expect.poll(() => states.at(-1)?.recording).toBe(false);
    await recordButton(screen).click();
    lastRecognition().hear([{ transcript: 'no orders', isFinal: true }]);
    lastRecognition().onsoundend?.();
    expect(sent.at(-1)).toBe('no orders');
    await settled();
  },
);

claim(
  [
    "In version 8.4.0, if you don't set lang, the recognition language is set to the string undefined instead of the language of the page.",
    'Later changes to lang are ignored until PromptFieldRecord is mounted again.',
  ],
  async () => {
    const { screen } = await field();
    await recordButton(screen).click();
    expect(lastRecognition().lang).toBe('undefined');
    lastRecognition().abort();
    screen.unmount();
    let lang = 'de';
    function LangToolbar() {
      return (
        <PromptField lang={lang} onSubmit={() => {}}>
          <PromptFieldRecord key={lang === 'it' ? 'new' : ''} aria-label="Record" />
        </PromptField>
      );
    }
    const props = { ...GRID, slots: { toolbar: LangToolbar } };
    const { redraw } = await showPremium(props);
    const counted = Recognition.all.length;
    lang = 'fr';
    await redraw({ ...props, rows: [] });
    expect([lastRecognition().lang, Recognition.all.length]).toEqual(['de', counted]);
    lang = 'it';
    await redraw({ ...props, rows: [] });
    expect(lastRecognition().lang).toBe('it');
  },
);

claim(
  [
    'The recording ends without recognized text | An empty string',
    'The recording ends without recognized text, after an earlier recording | The prompt of the earlier recording, again',
    'Speech recognition fails before any text is recognized, for example without microphone permission | The same as when no text was recognized, after onRecordError is called',
    'onRecordError receives the message of the error, which can be an empty string.',
  ],
  async () => {
    const events: string[] = [];
    const { screen } = await field({
      field: {
        onSubmit: (prompt) => {
          events.push(`sent ${prompt}`);
        },
        onRecordError: (message) => {
          events.push(`error ${message}`);
        },
      },
    });
    const record = async () => {
      events.length = 0;
      await expect.element(recordButton(screen)).toBeEnabled();
      await recordButton(screen).click();
    };
    await record();
    lastRecognition().stop();
    expect(events).toEqual(['sent ']);
    await record();
    lastRecognition().fail('not-allowed');
    expect(events).toEqual(['error ', 'sent ']);
    await record();
    lastRecognition().hear([{ transcript: 'open orders', isFinal: true }]);
    lastRecognition().stop();
    expect(events).toEqual(['sent open orders']);
    await record();
    lastRecognition().stop();
    expect(events).toEqual(['sent open orders']);
    await settled();
  },
);

claim(
  'The user clicks the button before a phrase is fully recognized | An empty string',
  async () => {
    const { screen, sent } = await field();
    await recordButton(screen).click();
    lastRecognition().hear([{ transcript: 'open orders' }]);
    await expect.poll(() => input(screen).value).toBe('open orders');
    await recordButton(screen).click();
    expect(sent).toEqual(['']);
    await settled();
  },
);

claim(
  'The user presses Enter during the recording | The text of the field, and another prompt when the recording ends',
  async () => {
    const { screen, sent, states } = await field();
    await recordButton(screen).click();
    await write(screen, 'typed');
    await press('Enter');
    await expect.poll(() => sent).toEqual(['typed']);
    expect(states.at(-1)?.recording).toBe(true);
    lastRecognition().hear([{ transcript: 'all orders', isFinal: true }]);
    lastRecognition().stop();
    expect(sent).toEqual(['typed', 'all orders']);
    await settled();
  },
);

claim(
  'The user starts another recording less than a second after the last recognized word | The same as when no text was recognized: the recording stops early',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { screen, sent, states } = await field();
    await recordButton(screen).click();
    lastRecognition().hear([{ transcript: 'open orders', isFinal: true }]);
    vi.advanceTimersByTime(400);
    await recordButton(screen).click();
    await expect.poll(() => states.at(-1)).toMatchObject({ recording: false, disabled: false });
    await recordButton(screen).click();
    vi.advanceTimersByTime(599);
    expect([sent, lastRecognition().isOn]).toEqual([['open orders'], true]);
    vi.advanceTimersByTime(1);
    expect([sent, lastRecognition().isOn]).toEqual([['open orders', 'open orders'], false]);
    vi.useRealTimers();
    await settled();
  },
);

claim(
  'The user pauses for less than a second between two phrases | Only the last phrase',
  async () => {
    const { screen, sent } = await field();
    await recordButton(screen).click();
    const first = { transcript: 'flights to Riga', isFinal: true };
    lastRecognition().hear([first]);
    lastRecognition().hear([first, { transcript: 'after nine', isFinal: true }], 1);
    lastRecognition().stop();
    expect(sent).toEqual(['after nine']);
    await settled();
  },
);

claim(
  'The field is unmounted during the recording | The prompt, when the recording ends',
  async () => {
    const { screen, sent } = await field();
    await recordButton(screen).click();
    lastRecognition().hear([{ transcript: 'open orders', isFinal: true }]);
    screen.unmount();
    expect(lastRecognition().isOn).toBe(true);
    lastRecognition().stop();
    expect(sent).toEqual(['open orders']);
  },
);

claim(
  'When a ToolbarButton becomes disabled, the toolbar moves focus to its next button. The text field then loses focus when the user sends a prompt.',
  async () => {
    function ButtonsToolbar() {
      return (
        <Toolbar>
          <ToolbarButton aria-label="Other">O</ToolbarButton>
          <PromptField onSubmit={() => {}}>
            <PromptFieldControl slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }} />
            <PromptFieldSend
              aria-label="Send"
              render={(props) => <ToolbarButton {...props}>S</ToolbarButton>}
            />
          </PromptField>
        </Toolbar>
      );
    }
    const { screen } = await showPremium({ ...GRID, slots: { toolbar: ButtonsToolbar } });
    await write(screen, 'a');
    expect(document.activeElement).toBe(input(screen));
    await press('Enter');
    await expect.element(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  },
);

claim(
  [
    'On PromptFieldControl, aria-label labels the wrapper instead of the input.',
    "Set label, or slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}.",
  ],
  async () => {
    const wrapped = await field({ control: { slotProps: {}, 'aria-label': 'Prompt' } });
    expect(wrapped.screen.stage.querySelector('div[aria-label="Prompt"]')).not.toBeNull();
    expect(wrapped.screen.stage.querySelector('input[aria-label="Prompt"]')).toBeNull();
    wrapped.screen.unmount();
    const labelled = await field({ control: { slotProps: {}, label: 'Prompt' } });
    await expect.element(labelled.screen.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
    labelled.screen.unmount();
    const named = await field();
    await expect.element(named.screen.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  },
);

claim('When a user clicks Send, the button is disabled and loses focus.', async () => {
  const { screen } = await field();
  await write(screen, 'a');
  await sendButton(screen).click();
  await expect.element(sendButton(screen)).toBeDisabled();
  await expect.poll(() => document.activeElement).toBe(document.body);
});
