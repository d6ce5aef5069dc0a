/**
 * The date adapters that a text imports, joined with commas; empty if there is none but that of Day.js. The declarations of each adapter
 * add its date to `PickerValidDate` in the whole program, so files with other adapters are compiled apart from the rest.
 */
export function otherAdapters(text: string): string {
  const names = [...text.matchAll(/['"]@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)['"]/g)].map(
    ([, name = '']) => name,
  );
  return names.every((name) => name === 'AdapterDayjs') ? '' : [...new Set(names)].sort().join();
}

/** Groups what is to be compiled together: those without other adapters, and those of each set of adapters. */
export function groupByAdapters<T>(files: readonly T[], read: (file: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const file of files) {
    const key = otherAdapters(read(file));
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}
