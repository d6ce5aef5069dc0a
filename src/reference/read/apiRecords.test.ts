import { createRequire } from 'node:module';
import Module from 'node:module';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiPages } from '#data/tree/apiPages.ts';
import { general, products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { readRecord } from './apiCache.node.ts';
import type { ApiMember, ApiRecord } from './apiRecord.ts';
import { apiSchema } from '#src/reference/pages/apiSchema.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';
import { prepareApi } from './readApi.node.ts';

const COLD_MS = 600_000; // a full machine is ten times slower than an idle one

/** Runs the packages' own modules; the grid's import a style sheet, which Node cannot read. */
const require = createRequire(import.meta.url);
(Module as unknown as { _extensions: Record<string, () => void> })._extensions['.css'] = () => {};

const listed = products.flatMap(({ id }) =>
  (['component', 'interface'] as const).flatMap((kind) =>
    apiPages[id][kind].map((page) => ({ ...page, product: id, kind })),
  ),
);

let records: ApiRecord[] = [];

beforeAll(() => {
  prepareApi();
  records = listed.map(({ product, name }) => readRecord(product, name));
}, COLD_MS);

function record(product: ProductId, name: string): ApiRecord {
  return records.find((each) => each.product === product && each.name === name)!;
}

function member(product: ProductId, name: string, prop: string): ApiMember {
  return record(product, name).members.find((each) => each.name === prop)!;
}

test('components and interfaces are read, those that are listed', () => {
  const names = (list: readonly { product: string; kind: string; name: string }[]) =>
    list.map(({ product, kind, name }) => `${product} ${kind} ${name}`).sort();
  expect(names(records)).toEqual(names(listed));
});

test('what needs no plan is read at the version of the site', () => {
  const other = records.filter(({ plan, version }) => plan === null && version !== general.version);
  expect(other.map(({ name }) => name)).toEqual([]);
});

test('every record matches the published schema', () => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(apiSchema);
  const broken = records.flatMap((each) =>
    validate(structuredClone<unknown>(each))
      ? []
      : [`${each.name}: ${JSON.stringify(validate.errors?.slice(0, 3))}`],
  );
  expect(broken).toEqual([]);
});

describe('against the propTypes that a component carries at run time', () => {
  /**
   * Props that the declarations have and `propTypes` lack. The script that makes `propTypes` leaves out what stands behind
   * conditional types (containers, providers) and what an element of SVG takes as well (`x`, `color`).
   */
  const ONLY_DECLARED: Readonly<Record<string, readonly string[]>> = {
    BarElement: ['color', 'height', 'width', 'x', 'y'],
    BarLabel: ['color'],
    ChartContainer: ['plugins'],
    ChartContainerPro:
      'localeText onAxisClick plugins radiusAxis rotationAxis slotProps slots zoomData'.split(' '),
    ChartDataProvider:
      'children disableAxisListener disableVoronoi highlightedItem onAxisClick onHighlightChange onItemClick plugins radiusAxis rotationAxis voronoiMaxRadius xAxis yAxis zAxis'.split(
        ' ',
      ),
    ChartDataProviderPro:
      'children disableAxisListener highlightedItem initialZoom onAxisClick onHighlightChange onZoomChange plugins radiusAxis rotationAxis xAxis yAxis zAxis zoomData'.split(
        ' ',
      ),
    ContinuousColorLegend: ['slotProps', 'slots'],
    FunnelChart: ['children'],
    Heatmap: ['children'],
    LineHighlightElement: ['color', 'x', 'y'],
    MarkElement: ['color'],
    PieArc: ['color', 'onClick'],
    PieChart: ['plugins'],
    PiecewiseColorLegend: ['slotProps', 'slots'],
  };

  test('no prop is missing, and only the explained ones are more', () => {
    const runtime = records
      .filter(({ kind }) => kind === 'component')
      .flatMap((each) => {
        const propTypes = propTypesOf(each);
        return propTypes ? [{ each, propTypes: Object.keys(propTypes).sort() }] : [];
      });
    expect(runtime.length).toBeGreaterThanOrEqual(148);
    for (const { each, propTypes } of runtime) {
      const names = each.members.map(({ name }) => name).sort();
      const expected = [...propTypes, ...(ONLY_DECLARED[each.name] ?? [])].sort();
      expect(names, each.name).toEqual(expected);
    }
  }, 60_000);

  function propTypesOf({ name, product, package: read, version }: ApiRecord): object | undefined {
    const from = packagesOf(product).find((each) => each.name === read && each.version === version);
    const exported = require(from!.installed) as Record<string, { propTypes?: object } | undefined>;
    return (exported[name] ?? exported[`Unstable_${name}`])?.propTypes;
  }
});

test('only components that take no props show none', () => {
  const empty = records.filter(({ members }) => members.length === 0).map(({ name }) => name);
  expect(empty).toEqual(['ChartZoomSlider', 'RadarMetricLabels']);
});

describe('a type says what its declaration says:', () => {
  /** Members that are `any` in their declarations, with the reason. */
  const DECLARED_ANY: Readonly<Record<string, string>> = {
    touchRippleRef: 'the base button of the grid leaves it open for other libraries of components',
    ownerState: 'a leftover of a styled text',
    'GridFilterItem.value': 'the operator decides what it takes',
    dateLibInstance: 'each adapter takes the object of its own library',
    columnInputProps: 'props of whatever the base slot is',
    deleteIconProps: 'props of whatever the base slot is',
    logicOperatorInputProps: 'props of whatever the base slot is',
    operatorInputProps: 'props of whatever the base slot is',
    valueInputProps: 'props of whatever the base slot is',
  };

  const all = () =>
    records.flatMap(({ name, members, slots, typeParameters }) =>
      [...members, ...slots].map((each) => ({
        id: `${name}.${each.name}`,
        name: each.name,
        type: each.type,
        expanded: 'expanded' in each ? each.expanded : null,
        parameters: typeParameters.map((parameter) => parameter.name),
      })),
    );

  test('none is any, unknown or never, except where it is declared so', () => {
    const vague = all().filter(({ type }) => /^(any|unknown|never|\{\}|\.\.\.|…)$/.test(type));
    const unexplained = vague.filter(
      ({ id, name }) => !(id in DECLARED_ANY) && !(name in DECLARED_ANY),
    );
    expect(unexplained).toEqual([]);
    const used = (key: string) => vague.some(({ id, name }) => id === key || name === key);
    expect(Object.keys(DECLARED_ANY).filter((key) => !used(key))).toEqual([]);
  });

  test('an outline has its whole text below it', () => {
    expect(
      all().filter(({ type, expanded }) => /…|^object$/.test(type) && expanded === null),
    ).toEqual([]);
  });

  test('a generic parameter is one that the page introduces', () => {
    const GENERIC = /^(?:[A-Z]|T[A-Z]\w*|Value|Props|Signature)(?:\[\])?$/;
    const lost = all().filter(
      ({ type, parameters }) => GENERIC.test(type) && !parameters.includes(type.replace('[]', '')),
    );
    expect(lost.map(({ id, type }) => `${id}: ${type}`)).toEqual([]);
  });

  test('no type is only half printed', () => {
    expect(
      all().filter(({ type }) => /import\(|<\{\}>|^[^>]*\| undefined$|__@/.test(type)),
    ).toEqual([]);
  });
});

test('anchors are unique on their page', () => {
  for (const { name, members, slots, classes } of records) {
    const anchors = [...members, ...slots, ...classes].map(({ anchor }) => anchor);
    expect(new Set(anchors).size, name).toBe(anchors.length);
  }
});

describe('spot values, as the declarations have them', () => {
  test.each([
    ['data-grid', 'DataGridPremium', 196, 'premium', '@mui/x-data-grid-premium', '8.4.0'],
    ['data-grid', 'DataGridPro', 160, 'pro', '@mui/x-data-grid-pro', '8.4.0'],
    ['data-grid', 'DataGrid', 126, null, '@mui/x-data-grid', '8.4.0'],
    ['data-grid', 'GridColDef', 50, null, '@mui/x-data-grid', '8.4.0'],
    ['data-grid', 'GridCellParams', 12, null, '@mui/x-data-grid', '8.4.0'],
    ['date-pickers', 'DateRangePicker', 51, 'pro', '@mui/x-date-pickers-pro', '8.4.0'],
    ['date-pickers', 'DatePicker', 55, null, '@mui/x-date-pickers', '8.4.0'],
    ['charts', 'BarChart', 32, null, '@mui/x-charts', '8.4.0'],
    ['charts', 'ScatterChartPro', 36, 'pro', '@mui/x-charts-pro', '8.5.0'],
    ['charts', 'AxisConfig', 37, null, '@mui/x-charts', '8.4.0'],
    ['tree-view', 'RichTreeViewPro', 37, 'pro', '@mui/x-tree-view-pro', '8.6.0'],
    ['tree-view', 'TreeItem', 13, null, '@mui/x-tree-view', '8.4.0'],
  ] as const)('%s %s has %i members', (product, name, size, plan, from, version) => {
    const read = record(product, name);
    expect(read.members).toHaveLength(size);
    expect(read).toMatchObject({ plan, package: from, version });
  });

  test.each([
    ['data-grid', 'DataGrid', 'columns', { type: 'readonly GridColDef<R>[]', required: true }],
    [
      'data-grid',
      'DataGrid',
      'density',
      { type: "'compact' | 'standard' | 'comfortable'", default: '"standard"' },
    ],
    [
      'data-grid',
      'DataGridPremium',
      'treeData',
      { type: 'boolean', default: 'false', plan: 'pro' },
    ],
    ['data-grid', 'DataGridPremium', 'aiAssistant', { type: 'boolean', plan: 'premium' }],
    ['data-grid', 'DataGridPremium', 'apiRef', { plan: null }],
    ['data-grid', 'GridColDef', 'field', { type: 'string', required: true }],
    ['data-grid', 'GridColDef', 'width', { type: 'number', default: '100', required: false }],
    [
      'data-grid',
      'GridColDef',
      'aggregable',
      { type: 'boolean', default: 'true', plan: 'premium' },
    ],
    ['data-grid', 'GridColDef', 'pinnable', { plan: 'pro' }],
    ['date-pickers', 'DateRangePicker', 'calendars', { type: '1 | 2 | 3', default: '2' }],
    ['date-pickers', 'DateRangePicker', 'minDate', { type: 'PickerValidDate' }],
    ['date-pickers', 'DatePicker', 'value', { type: 'PickerValidDate | null' }],
    ['date-pickers', 'PickersDay', 'day', { type: 'PickerValidDate', required: true }],
    ['charts', 'BarChart', 'layout', { type: "'horizontal' | 'vertical'", default: "'vertical'" }],
    [
      'charts',
      'BarChart',
      'series',
      { type: "readonly MakeOptional<BarSeriesType, 'type'>[]", required: true },
    ],
    [
      'charts',
      'AxisConfig',
      'tickPlacement',
      { type: "'start' | 'end' | 'middle' | 'extremities'" },
    ],
    ['charts', 'AxisConfig', 'zoom', { type: 'boolean | ZoomOptions', plan: 'pro' }],
    ['charts', 'ScatterChartPro', 'showToolbar', { since: '8.5.0' }],
    ['charts', 'ChartContainer', 'apiRef', { type: 'RefObject<ChartPublicAPI | undefined>' }],
    ['charts', 'ChartsTooltip', 'trigger', { type: "'item' | 'axis' | 'none'", default: "'axis'" }],
    ['charts', 'Heatmap', 'hideLegend', { type: 'boolean', default: 'true', plan: null }],
    ['date-pickers', 'DesktopTimePicker', 'minutesStep', { type: 'number', default: '1' }],
    ['date-pickers', 'LocalizationProvider', 'adapterLocale', { type: 'TLocale' }],
    ['data-grid', 'GridApi', 'pinColumn', { plan: 'pro', required: true }],
    ['data-grid', 'GridApi', 'setDensity', { type: '(density: GridDensity) => void', plan: null }],
    [
      'charts',
      'ScatterChartPro',
      'onZoomChange',
      { type: '(zoomData: ZoomData[]) => void', plan: 'pro' },
    ],
    [
      'tree-view',
      'RichTreeViewPro',
      'multiSelect',
      { type: 'boolean', default: 'false', plan: null },
    ],
    ['tree-view', 'RichTreeViewPro', 'itemsReordering', { type: 'boolean', plan: 'pro' }],
    ['tree-view', 'TreeItem', 'itemId', { type: 'string', required: true }],
  ] as const)('%s %s.%s', (product, name, prop, expected) => {
    expect(member(product, name, prop)).toMatchObject(expected);
  });

  test('a reason stands with what is deprecated', () => {
    expect(member('data-grid', 'DataGrid', 'autoHeight').deprecated).toMatch(/flex parent/);
    expect(member('date-pickers', 'DatePicker', 'disableOpenPicker').deprecated).not.toBeNull();
  });

  test('root, theme name, inherited component, slots and classes', () => {
    expect(record('tree-view', 'TreeItem')).toMatchObject({
      ref: 'HTMLLIElement',
      themeName: 'MuiTreeItem',
      inherits: { name: 'li' },
    });
    expect(record('date-pickers', 'PickersDay')).toMatchObject({
      ref: 'HTMLButtonElement',
      inherits: { name: 'ButtonBase' },
    });
    const { slots, classes } = record('tree-view', 'TreeItem');
    expect(slots.find(({ name }) => name === 'checkbox')).toMatchObject({
      default: 'TreeItemCheckbox',
      className: 'MuiTreeItem-checkbox',
    });
    expect(classes.find(({ name }) => name === 'disabled')).toMatchObject({
      className: 'Mui-disabled',
    });
    expect(record('data-grid', 'DataGridPremium').classes.length).toBeGreaterThan(200);
  });

  test('classes that several trees share have the name of the one they are read for', () => {
    const classNames = (name: string) =>
      record('tree-view', name).classes.map(({ className }) => className);
    expect(classNames('RichTreeView')).toContain('MuiRichTreeView-itemLabelInput');
    expect(classNames('SimpleTreeView')).toContain('MuiSimpleTreeView-root');
    expect(classNames('SimpleTreeView')).not.toContain('MuiSimpleTreeView-itemLabelInput');
  });

  test('import lines name every public path, an unstable export by its unstable name', () => {
    expect(record('charts', 'BarChart').imports).toEqual([
      "import { BarChart } from '@mui/x-charts/BarChart';",
      "import { BarChart } from '@mui/x-charts';",
      "import { BarChart } from '@mui/x-charts-pro';",
    ]);
    expect(record('charts', 'FunnelChart').imports).toContain(
      "import { Unstable_FunnelChart } from '@mui/x-charts-pro/FunnelChart';",
    );
    expect(record('data-grid', 'DataGridPremium').imports).toEqual([
      "import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';",
      "import { DataGridPremium } from '@mui/x-data-grid-premium';",
    ]);
  });
});
