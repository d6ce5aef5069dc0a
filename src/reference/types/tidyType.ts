/** Quotes as in the site's code, no paths of modules, no line breaks. */
export function tidy(text: string): string {
  return (
    text
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replaceAll('"', "'")
      .replace(/\bElementType<any, keyof IntrinsicElements>/g, 'ElementType')
      .replace(/, keyof IntrinsicElements>/g, '>')
      .replace(/\bElementType<\{\}>/g, 'ElementType')
      // The API object of a chart whose plugins add no method loses its name.
      .replace(/\bPartial<\{\}>/g, 'ChartPublicAPI')
      .replace(
        /\bReactElement<(?:unknown|any), string \| JSXElementConstructor<any>>/g,
        'ReactElement',
      )
      .replace(
        /\b(Grid\w+)<([^<>]*)>/g,
        (_whole, name: string, list: string) => name + withoutDefaults(list),
      )
      .replace(/\bSyntheticEvent<Element, Event>/g, 'SyntheticEvent')
      .replace(/\b(Mouse|Focus|Touch|Keyboard|Drag|Change|UI)Event<(\w+), \w+>/g, '$1Event<$2>')
      .replace(/(\w\?: [^;{},]*?) \| undefined(?=[;,)]| \})/g, '$1')
      .trim()
  );
}

/** Arguments that every type of the grid falls back to say nothing. `any, R, R, GridTreeNode` -> `<any, R, R>` */
function withoutDefaults(list: string): string {
  const kept = list.replace(
    /(?:(?:^|, )(?:any|unknown|GridTreeNode|GridTreeNodeWithRender|GridValidRowModel))+$/,
    '',
  );
  return kept === '' ? '' : `<${kept}>`;
}

/** `(a => b)` -> `a => b` */
export function unwrap(text: string): string {
  const inner = /^\((.*)\)$/.exec(text)?.[1];
  return inner !== undefined && isBalanced(inner) ? inner : text;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}
