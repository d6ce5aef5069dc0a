import { expect, test } from 'vitest';
import { playgroundCode } from './playgroundCode.node.ts';

function codeOf(jsx: string) {
  const source = `export default function Bars(props: object) {\n  return (\n    <div>\n      ${jsx}\n    </div>\n  );\n}\n`;
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

test.each([
  ['none takes the props', '<BarChart {...rest} />'],
  ['another component takes them', '<LineChart {...props} />'],
  ['two take them', '<BarChart {...props} /><BarChart {...props} />'],
])('it stops where %s', (_case, jsx) => {
  expect(() => codeOf(jsx)).toThrow(
    'Bars.tsx needs one element <BarChart … {...props} />, which has no children: it is shown with the chosen props in place of {...props}.',
  );
});
