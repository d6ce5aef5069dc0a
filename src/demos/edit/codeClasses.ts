import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes of `code.css` for what the editor tells apart, so that code keeps its colours when it is edited. */
export const codeClasses = tagHighlighter([
  { tag: tags.comment, class: 'c' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  {
    tag: [
      tags.keyword,
      tags.modifier,
      tags.operatorKeyword,
      tags.controlKeyword,
      tags.definitionKeyword,
      tags.moduleKeyword,
      tags.bool,
      tags.null,
      tags.self,
    ],
    class: 'k',
  },
  { tag: tags.number, class: 'n' },
  {
    tag: [
      tags.typeName,
      tags.className,
      tags.tagName,
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    class: 't',
  },
  { tag: tags.attributeName, class: 'a' },
  { tag: [tags.operator, tags.separator], class: 'p' },
]);
