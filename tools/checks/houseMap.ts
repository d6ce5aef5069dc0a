import type { Group } from './rooms.ts';

const BEGIN = '<!-- The map is printed from tools/checks/rooms.ts: npm run map. -->\n\n```\n';
const END = '```\n';

/** The map of a house: a line for each group and each room. */
export function houseMap(groups: readonly Group[]): string {
  return groups.map(groupMap).join('');
}

/**
 * A text with its map drawn anew.
 * @throws when it has no place for one
 */
export function withMap(text: string, map: string): string {
  const begin = text.indexOf(BEGIN);
  const from = begin + BEGIN.length;
  const end = text.indexOf(END, from);
  if (begin < 0 || end < 0) {
    throw new Error(`README.md has no place for the map. Write "${BEGIN.trim()}" and "${END}".`);
  }
  return text.slice(0, from) + map + text.slice(end);
}

function groupMap({ name, says, rooms }: Group): string {
  const lines = rooms.map(([room, meaning]) => `  ${room.padEnd(14)}${meaning}\n`);
  return `${`${name}/`.padEnd(16)}${says}\n${lines.join('')}`;
}
