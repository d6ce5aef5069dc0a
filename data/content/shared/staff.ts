import { seededRandom } from './seededRandom.ts';

// Invented people of a company that does not exist.

export interface Employee {
  id: number;
  name: string;
  job: string;
  /** Names from the head of the company down to this person, all of them different. */
  path: string[];
  /** Whole days a year. */
  holidays: number;
  /** Calendar day, at midnight local time. */
  since: Date;
}

const GIVEN_NAMES = [
  'Alma',
  'Boris',
  'Cleo',
  'Dario',
  'Esra',
  'Finn',
  'Gita',
  'Hugo',
  'Iris',
  'Jamal',
];
const FAMILY_NAMES = [
  'Acker',
  'Bello',
  'Chen',
  'Duarte',
  'Eriksen',
  'Fontana',
  'Grau',
  'Hossain',
  'Ito',
];
const JOBS = ['Head', 'Director', 'Lead', 'Engineer', 'Trainee'];
const MOST_BELOW = 4;

/** A company of `count` people, each below somebody who comes before; the same seed gives the same company. */
export function makeStaff(count: number, seed = 1): Employee[] {
  const random = seededRandom(seed);
  const staff: Employee[] = [];
  const below = new Map<Employee, number>();
  for (let index = 0; index < count; index += 1) {
    const free = staff.filter(
      (each) => (below.get(each) ?? 0) < MOST_BELOW && each.path.length < JOBS.length,
    );
    const boss = free[Math.floor(random() * free.length)];
    if (boss) {
      below.set(boss, (below.get(boss) ?? 0) + 1);
    }
    const name = nameOf(index);
    const path = [...(boss?.path ?? []), name];
    staff.push({
      id: index + 1,
      name,
      job: JOBS[path.length - 1] ?? '',
      path,
      holidays: 22 + Math.floor(random() * 12),
      since: new Date(2005 + Math.floor(random() * 20), Math.floor(random() * 12), 1),
    });
  }
  return staff;
}

/** The first 90 names differ by themselves, further ones by a number. */
function nameOf(index: number): string {
  const given = GIVEN_NAMES[index % GIVEN_NAMES.length] ?? '';
  const family = FAMILY_NAMES[index % FAMILY_NAMES.length] ?? '';
  const round = Math.floor(index / (GIVEN_NAMES.length * FAMILY_NAMES.length));
  return `${given} ${family}${round > 0 ? ` ${round + 1}` : ''}`;
}
