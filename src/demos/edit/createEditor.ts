import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
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

/** An editor of one file. */
export type Editor = {
  focus: () => void;
  /** Marks the line that does not work, from 1; undefined: all do. */
  markLine: (line: number | undefined) => void;
  destroy: () => void;
};

const wrongLine = StateEffect.define<number | undefined>();
const wrong = Decoration.line({ class: 'live-wrong' });

const wrongLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((each) => each.is(wrongLine));
    if (!effect) {
      return marks.map(transaction.changes);
    }
    const { doc } = transaction.state;
    const line: number | undefined = effect.value;
    return line !== undefined && line <= doc.lines
      ? Decoration.set([wrong.range(doc.line(line).from)])
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
        javascript({ jsx: true, typescript: true }),
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
    markLine: (line) => view.dispatch({ effects: wrongLine.of(line) }),
    destroy: () => view.destroy(),
  };
}
