import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPages } from '#data/tree/apiPages.ts';
import { majorSteps } from '#src/reference/differences/majorSteps.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import { prepareApi } from '#src/reference/read/readApi.node.ts';
import {
  differencesFile,
  differencesName,
  readDifferences,
} from '#src/reference/differences/differencesFile.node.ts';
import { MEMBER_GROUPS } from '#src/reference/differences/differencesRecord.ts';

const FOLDER = 'data/differences';
const lists = majorSteps.map((step) => ({ step, list: readDifferences(step)! }));

prepareApi();

test('each step has its generated list, and there is no other', () => {
  expect(
    readdirSync(FOLDER)
      .map((name) => `${FOLDER}/${name}`)
      .sort(),
  ).toEqual(majorSteps.map((step) => differencesFile(step)).sort());
});

test('each list is of the majors of its step and of plain facts', () => {
  for (const { step, list } of lists) {
    expect(list.product).toBe(step.product);
    expect(list.from).toMatch(new RegExp(`^${step.from}\\.`));
    expect(list.to).toMatch(new RegExp(`^${step.from + 1}\\.`));
    for (const { name, removed, changed, added } of list.parts) {
      const members = [...removed, ...changed, ...added];
      expect(members, name).not.toEqual([]);
      expect(members.filter(({ group }) => !MEMBER_GROUPS.includes(group))).toEqual([]);
      expect(changed.filter(({ before, after }) => before === after)).toEqual([]);
    }
  }
});

test('what a list says of this version is what its reference says', () => {
  const wrong = lists
    .filter(({ step }) => step.from === 7)
    .flatMap(({ step: { product }, list }) =>
      list.parts.flatMap(({ name, removed, changed, added }) => {
        const { component, interface: interfaces } = apiPages[product];
        if (![...component, ...interfaces].some((page) => page.name === name)) {
          return [];
        }
        const { version, ...record } = readRecord(product, name);
        const known = new Set(
          [...record.members, ...record.slots, ...record.classes].map(({ anchor }) => anchor),
        );
        const lacking = [...changed, ...added].filter(
          ({ group, name: member }) => !known.has(`${group}-${member}`),
        );
        const stillThere = removed.filter(({ group, name: member }) =>
          known.has(`${group}-${member}`),
        );
        return [...lacking, ...stillThere].map((member) => `${name}.${member.name} (${version})`);
      }),
    );
  expect(wrong).toEqual([]);
});

test('each list stands on the Migration page of its step', () => {
  for (const step of majorSteps) {
    const name = step.guide.replace('/x/migration/', '');
    const file = `data/content/migration/${name}/${name}.md`;
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`::table{name="${differencesName(step)}"}`);
  }
});
