import { useEffect, useReducer, type Dispatch, type ReactNode } from 'react';
import { requiredContext } from '#src/site/texts/requiredContext.ts';
import { followShownMode } from './colourMode.ts';
import {
  initialThemeState,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from './themeReducer.ts';

const MESSAGE = 'There is no theme here. Wrap the component in ThemeStateProvider.';
const [StateContext, useThemeState] = requiredContext<ThemeState>(MESSAGE);
const [DispatchContext, useThemeDispatch] = requiredContext<Dispatch<ThemeAction>>(MESSAGE);

export { useThemeDispatch, useThemeState };

type Props = {
  /** What it begins with instead of the site's own; later values change nothing. */
  initial?: Partial<ThemeState>;
  children: ReactNode;
};

/** Holds direction, density and the mode that is shown, and puts direction and mode on the document (behaviour 4.4). */
export function ThemeStateProvider({ initial, children }: Props) {
  const [state, dispatch] = useReducer(themeReducer, { ...initialThemeState, ...initial });
  const { direction } = state;

  useEffect(() => showDirection(direction), [direction]);

  useEffect(
    () => followShownMode((paletteMode) => dispatch({ type: 'CHANGE', payload: { paletteMode } })),
    [],
  );

  return (
    <StateContext value={state}>
      <DispatchContext value={dispatch}>{children}</DispatchContext>
    </StateContext>
  );
}

/** The export says the usual direction already; saying it once more would restyle every element of the page. */
function showDirection(direction: ThemeState['direction']): void {
  for (const element of [document.documentElement, document.body]) {
    if (element.dir !== direction) {
      element.dir = direction;
    }
  }
}
