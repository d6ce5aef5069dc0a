/** The words of a name: `BasicBars` -> `Basic Bars` */
export function spaced(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}

/** What a demo is called, from its name: `WhoHoldsTheValue` -> `Who holds the value` */
export function demoTitle(name: string): string {
  const words = spaced(name).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as addresses have it, where each capital begins a word: `ChartsXAxis` -> `charts-x-axis` */
export function kebab(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
}
