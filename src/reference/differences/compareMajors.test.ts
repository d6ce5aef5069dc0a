import { expect, test } from 'vitest';
import { compareMajors } from './compareMajors.ts';
import type { Major, MajorMember } from './differencesRecord.ts';

function major(facts: Partial<Major>): Major {
  return { version: '1.0.0', exports: [], parts: {}, declared: {}, ...facts };
}

function prop(name: string, facts: Partial<MajorMember> = {}): MajorMember {
  return { group: 'prop', name, type: 'string', required: false, default: null, ...facts };
}

function compareProps(older: MajorMember[], newer: MajorMember[]) {
  return compareMajors(major({ parts: { A: older } }), major({ parts: { A: newer } })).parts;
}

test('lists what was removed, changed and added', () => {
  const older = [prop('gone'), prop('kept'), prop('size', { type: 'number', default: '`1`' })];
  const newer = [prop('kept'), prop('size', { type: 'string', default: '2' }), prop('fresh')];
  expect(compareProps(older, newer)).toEqual([
    {
      name: 'A',
      removed: [{ group: 'prop', name: 'gone' }],
      changed: [
        {
          group: 'prop',
          name: 'size',
          before: { type: 'number', default: '1' },
          after: { type: 'string', default: '2' },
        },
      ],
      added: [{ group: 'prop', name: 'fresh' }],
    },
  ]);
});

test('leaves out components that do not differ, and those that one major lacks', () => {
  const older = major({ parts: { Same: [prop('a')], Gone: [prop('a')] } });
  const newer = major({ parts: { Same: [prop('a')], New: [prop('a')] } });
  expect(compareMajors(older, newer).parts).toEqual([]);
});

test('a default is compared only where both majors tell a value', () => {
  const older = [prop('a'), prop('b', { default: '3 on desktop, 4 otherwise' })];
  const newer = [prop('a', { default: 'true' }), prop('b', { default: '3' })];
  expect(compareProps(older, newer)).toEqual([]);
});

test('a prop that the other major passes on to its root is no difference', () => {
  const older = major({ parts: { A: [] }, declared: { A: ['onBlur'] } });
  const newer = major({ parts: { A: [prop('onBlur'), prop('label')] }, declared: { A: [] } });
  expect(compareMajors(older, newer).parts[0]?.added).toEqual([{ group: 'prop', name: 'label' }]);
});

test('a variant lists only what it does not share', () => {
  const older = major({ parts: { Grid: [prop('a')], GridPro: [prop('a'), prop('b')] } });
  const newer = major({ parts: { Grid: [], GridPro: [] } });
  const [grid, pro] = compareMajors(older, newer).parts;
  expect(grid?.removed.map(({ name }) => name)).toEqual(['a']);
  expect(pro?.removed.map(({ name }) => name)).toEqual(['b']);
});

test('exports are listed without what goes with a component of the same list', () => {
  const older = major({ exports: ['Bar', 'BarProps', 'barClasses', 'getBarUtilityClass', 'Kept'] });
  const newer = major({ exports: ['Kept', 'PieProps'] });
  expect(compareMajors(older, newer).exports).toEqual({ removed: ['Bar'], added: ['PieProps'] });
});
