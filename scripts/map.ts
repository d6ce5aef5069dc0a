/** Prints the map of the rooms into README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { houseMap, withMap } from '../tools/checks/houseMap.ts';
import { groups } from '../tools/checks/rooms.ts';

writeFileSync('README.md', withMap(readFileSync('README.md', 'utf8'), houseMap(groups)));
console.log('The map in README.md is up to date.');
