import type { Element, Middleware } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * stylis-plugin-rtl 2.1.1 leaves rules that stand directly in an `@layer` as they are. While it looks at such a rule, the rule
 * is shown to it without its layer.
 */
export const rtlInLayers: Middleware = (element, index, children, callback) => {
  const layered = element as Element & { parent: Element | null };
  const parent = layered.parent;
  if (element.type !== 'rule' || parent?.type !== '@layer') {
    return (rtlPlugin as Middleware)(element, index, children, callback);
  }
  layered.parent = null;
  try {
    return (rtlPlugin as Middleware)(element, index, children, callback);
  } finally {
    layered.parent = parent;
  }
};
