import { expect, test } from 'vitest';
import { withImportLine } from './sourceOf.ts';

const text = "import { useState } from 'react';\nimport _ from 'lodash';\n";

test('what cannot be imported has the line that imports it', () => {
  const failure = { reason: 'import', detail: 'lodash' } as const;
  expect(withImportLine(failure, text)).toEqual({ ...failure, line: 2 });
  expect(withImportLine(failure, text.replaceAll("'", '"'))).toEqual({ ...failure, line: 2 });
});

test('what another file imports has no line of this one', () => {
  const failure = { reason: 'import', detail: 'axios' } as const;
  expect(withImportLine(failure, text)).toBe(failure);
});

test('any other failure keeps the line it has, or none', () => {
  const failure = { reason: 'code', detail: 'lodash' } as const;
  expect(withImportLine(failure, text)).toBe(failure);
});
