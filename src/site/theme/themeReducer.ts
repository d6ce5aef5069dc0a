/** Appearance that demos and shell share (behaviour 4.3). */
export type ThemeState = {
  dense: boolean;
  direction: 'ltr' | 'rtl';
  paletteMode: 'light' | 'dark';
};

export type ThemeAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: Partial<Pick<ThemeState, 'direction' | 'paletteMode'>> };

export const initialThemeState: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

/**
 * The next appearance; the same object when nothing differs, so that nothing is drawn anew (behaviour 4.3).
 * @throws when the action is unknown
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return state.dense === action.payload ? state : { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return themeReducer(state, { type: 'SET_DENSE', payload: initialThemeState.dense });
    case 'CHANGE': {
      const direction = action.payload.direction ?? state.direction;
      const paletteMode = action.payload.paletteMode ?? state.paletteMode;
      return direction === state.direction && paletteMode === state.paletteMode
        ? state
        : { ...state, direction, paletteMode };
    }
    default:
      throw new Error(
        `The theme action "${String((action as { type: unknown }).type)}" is not known. Use SET_DENSE, RESET_DENSITY or CHANGE.`,
      );
  }
}
