import { expect, test } from 'vitest';
import { playgroundCode } from './playgroundCode.node.ts';

function codeOf(jsx: string, front = '', body = '') {
  const source = `${front}export default function Bars(props: object) {\n${body}  return (\n    <div>\n      ${jsx}\n    </div>\n  );\n}\n`;
  return playgroundCode(source, 'Bars.tsx', 'BarChart');
}

test('an element in one line is written out, with the place of the chosen props', () => {
  expect(codeOf('<BarChart rows={rows} {...props} height={300} />')).toEqual({
    before: ['<BarChart', '  rows={rows}'],
    after: ['  height={300}', '/>'],
  });
});

test('an attribute of several lines keeps its shape', () => {
  const jsx =
    '<BarChart\n        series={[\n          { key: 1 },\n        ]}\n        {...props}\n      />';
  expect(codeOf(jsx).before).toEqual(['<BarChart', '  series={[', '    { key: 1 },', '  ]}']);
});

test('in front stand the imports and the declarations that the element uses, and no others', () => {
  const front = [
    "import Box from '@mui/material/Box';",
    "import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';",
    "import dayjs from 'dayjs';",
    'const other = 1;',
    '/** The first day. */',
    "const start = dayjs('2025-05-21');",
    'const rows = [start];\n',
  ].join('\n');
  expect(codeOf('<BarChart rows={rows} {...props} />', front).before).toEqual([
    "import { BarChart } from '@mui/x-charts/BarChart';",
    "import dayjs from 'dayjs';",
    '',
    '/** The first day. */',
    "const start = dayjs('2025-05-21');",
    '',
    'const rows = [start];',
    '',
    '<BarChart',
    '  rows={rows}',
  ]);
});

test('what takes more than 30 lines stays away: its reader has data of their own', () => {
  const long = `const rows = [\n${'  1,\n'.repeat(29)}];\nconst columns = [1];\n`;
  const { before } = codeOf('<BarChart rows={rows} columns={columns} {...props} />', long);
  expect(before).toEqual([
    'const columns = [1];',
    '',
    '<BarChart',
    '  rows={rows}',
    '  columns={columns}',
  ]);
});

test.each([
  ['none takes the props', '<BarChart {...rest} />'],
  ['another component takes them', '<LineChart {...props} />'],
  ['two take them', '<BarChart {...props} /><BarChart {...props} />'],
])('it stops where %s', (_case, jsx) => {
  expect(() => codeOf(jsx)).toThrow(
    'Bars.tsx needs one element <BarChart … {...props} />, which has no children: it is shown with the chosen props in place of {...props}.',
  );
});

test.each([
  ['props', '<BarChart {...props} {...axesFor(props.layout)} />', ''],
  ['height', '<BarChart {...props} height={height} />', '  const { height } = useSize();\n'],
])('it stops where the element uses %s, which only the demo has', (name, jsx, body) => {
  expect(() => codeOf(jsx, '', body)).toThrow(
    `Bars.tsx uses ${name} in <BarChart>, which only the demo has: the shown code could not be pasted.`,
  );
});
