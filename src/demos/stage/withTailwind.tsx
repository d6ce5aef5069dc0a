import type { ComponentType } from 'react';
import { tailwindCss } from '#src/generated/tailwindStyles.ts';

/** A demo with the style sheet of its Tailwind classes, which stays on the page once it is there. */
export function withTailwind(Demo: ComponentType): ComponentType {
  return function TailwindDemo() {
    return (
      <>
        <style href="tailwind" precedence="late">
          {tailwindCss}
        </style>
        <Demo />
      </>
    );
  };
}
