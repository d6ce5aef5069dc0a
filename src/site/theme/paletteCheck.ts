const COLOURS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

/**
 * Checks that each colour of a palette has a `main` that is a text; a numbered step such as 500 does not stand in for it (behaviour 0, C11).
 * @throws with the name of the colour and what to write
 */
export function checkPalette(palette: Readonly<Record<string, unknown>>): void {
  for (const name of COLOURS) {
    const colour = palette[name];
    if (typeof colour !== 'object' || colour === null || !('main' in colour)) {
      throw new Error(
        `The palette colour "${name}" has no main. Write ${name}: { main: '#1976d2' } or another CSS colour.`,
      );
    }
    if (typeof colour.main !== 'string') {
      throw new Error(
        `The main of the palette colour "${name}" is ${String(colour.main)}, not a text. Write a CSS colour such as '#1976d2'.`,
      );
    }
  }
}
