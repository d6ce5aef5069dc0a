/** `theme-color` of the browser's own frame, by mode (behaviour 4.4). */
export const themeColour = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' } as const;
