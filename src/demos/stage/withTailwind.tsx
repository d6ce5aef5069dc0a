import type { ComponentType } from 'react';
import { tailwindCss } from '#src/generated/tailwindStyles.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';

/** A demo with the style sheet of its Tailwind classes, which stays on the page once it is there. */
export function withTailwind(Demo: ComponentType): ComponentType {
  return function TailwindDemo() {
    useLateStyle('tailwind', tailwindCss);
    return <Demo />;
  };
}
