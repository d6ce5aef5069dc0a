import { seededRandom } from './seededRandom.ts';

export type Team = 'design' | 'engineering' | 'finance' | 'support';

export interface Person {
  id: number;
  name: string;
  age: number;
  /** Calendar day, at midnight local time. */
  birthday: Date;
  /** Moment of the last visit, in local time. */
  lastLogin: Date;
  isAdmin: boolean;
  team: Team;
}

const GIVEN_NAMES = [
  'Amina',
  'Bruno',
  'Chiara',
  'Diego',
  'Elif',
  'Farid',
  'Greta',
  'Hiro',
  'Ingrid',
  'Joana',
  'Kofi',
  'Leila',
  'Mateo',
  'Noor',
  'Oskar',
  'Priya',
];
const FAMILY_NAMES = [
  'Adeyemi',
  'Bergström',
  'Castro',
  'Dahl',
  'Endo',
  'Ferrari',
  'Gupta',
  'Haddad',
  'Ivanova',
  'Jansen',
  'Kaya',
  'Lindqvist',
  'Moreau',
];
const TEAMS: readonly Team[] = ['design', 'engineering', 'finance', 'support'];
const TODAY = { year: 2025, month: 4, day: 20 };

/** The first `count` people of an endless list; the same seed gives the same people. */
export function makePeople(count: number, seed = 1): Person[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const birthday = new Date(
      TODAY.year - between(random, 22, 63),
      between(random, 0, 11),
      between(random, 1, 28),
    );
    return {
      id: index + 1,
      name: nameOf(seed + index),
      age: ageOn(birthday),
      birthday,
      lastLogin: new Date(
        TODAY.year,
        TODAY.month,
        TODAY.day - between(random, 1, 40),
        between(random, 7, 19),
        between(random, 0, 59),
      ),
      isAdmin: random() < 0.25,
      team: itemAt(TEAMS, between(random, 0, TEAMS.length - 1)),
    };
  });
}

function ageOn(birthday: Date): number {
  const hadBirthday =
    birthday.getMonth() < TODAY.month ||
    (birthday.getMonth() === TODAY.month && birthday.getDate() <= TODAY.day);
  return TODAY.year - birthday.getFullYear() - (hadBirthday ? 0 : 1);
}

/** The first 208 names differ: the lists have 16 and 13 entries. */
function nameOf(index: number): string {
  return `${itemAt(GIVEN_NAMES, index * 5)} ${itemAt(FAMILY_NAMES, index * 3)}`;
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) {
    throw new Error('Cannot take an item from an empty list.');
  }
  return item;
}

function between(random: () => number, lowest: number, highest: number): number {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}
