import { expect, test } from 'vitest';
import { shortCode } from './shortCode.node.ts';

const IMPORTS = [
  "import Box from '@mui/material/Box';",
  "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
  "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
];

function demo(...jsx: string[]): string {
  return [...IMPORTS, 'export default function Demo() {', '  return (', ...jsx, '  );', '}'].join(
    '\n',
  );
}

test('the short code of a demo is the first element of the library, without what wraps it', () => {
  const source = demo(
    '    <Box>',
    '      <LocalizationProvider>',
    '        <DatePicker',
    '          label="Day"',
    '        />',
    '      </LocalizationProvider>',
    '    </Box>',
  );
  expect(shortCode(source)).toBe('<DatePicker\n  label="Day"\n/>');
});

test('an element with children is whole', () => {
  expect(shortCode(demo('    <DatePicker>', '      a', '    </DatePicker>'))).toBe(
    '<DatePicker>\n  a\n</DatePicker>',
  );
});

test.each([
  ['draws nothing of the library', demo('    <Box />')],
  ['would need more than ten lines', demo('    <DatePicker', ...Array(10).fill('a'), '    />')],
])('a demo that %s has none', (_, source) => {
  expect(shortCode(source)).toBeUndefined();
});
