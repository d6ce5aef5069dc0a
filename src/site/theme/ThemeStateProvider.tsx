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

  useEffect(() => {
    document.documentElement.dir = direction;
    document.body.dir = direction;
  }, [direction]);

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
