import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, type DecorationSet } from '@codemirror/view';
import { codeClasses } from './codeClasses.ts';

type Options = {
  text: string;
  label: string;
  onChange: (text: string) => void;
  onEscape: () => void;
};

/** A line that does not work, from 1. */
export type WrongLine = { line: number; message: string };

/** An editor of one file. */
export type Editor = {
  focus: () => void;
  /** Marks the line that does not work, and says behind it why; undefined: all do. */
  markLine: (wrong: WrongLine | undefined) => void;
  destroy: () => void;
};

const wrongLine = StateEffect.define<WrongLine | undefined>();

const wrongLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((each) => each.is(wrongLine));
    if (!effect) {
      return marks.map(transaction.changes);
    }
    const { doc } = transaction.state;
    const wrong: WrongLine | undefined = effect.value;
    return wrong && wrong.line <= doc.lines
      ? Decoration.set([decorationOf(wrong).range(doc.line(wrong.line).from)])
      : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Without a colour or a size of its own: the style sheet has those of all code. */
const plain = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { padding: '16px 0' },
  '.cm-line': { padding: '0 20px' },
});

/** Puts an editor into an element. Tab indents; Escape leaves, so that nobody is caught. */
export function createEditor(
  parent: HTMLElement,
  { text, label, onChange, onEscape }: Options,
): Editor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        indentOnInput(),
        bracketMatching(),
        // Without its closing of tags: who types a whole element would have each end twice.
        tsxLanguage,
        syntaxHighlighting(codeClasses),
        wrongLines,
        plain,
        keymap.of([
          { key: 'Escape', run: () => (onEscape(), true) },
          indentWithTab,
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EditorView.domEventHandlers({
          keydown(event) {
            // Elsewhere the page copies all of a code when nothing is selected; here the editor knows what to copy.
            if (event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey)) {
              event.stopPropagation();
            }
            return false;
          },
        }),
        EditorView.contentAttributes.of({
          'aria-label': label,
          tabindex: '-1',
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            onChange(update.state.doc.toString());
          }
        }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    markLine: (wrong) => view.dispatch({ effects: wrongLine.of(wrong) }),
    destroy: () => view.destroy(),
  };
}

/** The style sheet writes the message behind the line, of which it has only one. */
function decorationOf({ message }: WrongLine): Decoration {
  const [first = ''] = message.split('\n');
  return Decoration.line({ class: 'live-wrong', attributes: { 'data-message': first } });
}
