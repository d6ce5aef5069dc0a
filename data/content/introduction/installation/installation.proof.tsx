import { LicenseInfo } from '@mui/x-license';
import * as licensed from '@mui/x-tree-view-pro';
import { claim, expect } from '#test/proof.tsx';

type Manifest = {
  version: string;
  engines: { node: string };
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
};

const FAMILIES = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const MATERIAL = '^5.15.14 || ^6.0.0 || ^7.0.0';
const MANIFESTS = import.meta.glob<Manifest>(
  '/node_modules/@mui/x-{data-grid,date-pickers,charts,tree-view}{,-pro,-premium}/package.json',
  { import: 'default', eager: true },
);
const VENDOR = import.meta.glob<Manifest>('/node_modules/@mui/x-charts-vendor/package.json', {
  import: 'default',
  eager: true,
});
const REACT = import.meta.glob<Manifest>('/node_modules/react{,-dom}/package.json', {
  import: 'default',
  eager: true,
});
const SHEETS = import.meta.glob('/node_modules/@mui/x-*/**/*.css', { query: '?url' });
const ENTRIES = import.meta.glob<string>('/node_modules/@mui/x-data-grid/esm/DataGrid/index.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = Object.keys(MANIFESTS).map((file) => file.split('/')[3] ?? '');

function manifest(name: string): Manifest {
  const found = MANIFESTS[`/node_modules/@mui/${name}/package.json`];
  if (!found) {
    throw new Error(`@mui/${name} is not installed.`);
  }
  return found;
}

function expectPeer(names: readonly string[], peer: string, range: string, isOptional: boolean) {
  for (const name of names) {
    const { peerDependencies, peerDependenciesMeta } = manifest(name);
    expect(peerDependencies[peer], name).toBe(range);
    expect(peerDependenciesMeta[peer]?.optional ?? false, name).toBe(isOptional);
  }
}

claim(
  [
    'Data Grid | @mui/x-data-grid | @mui/x-data-grid-pro | @mui/x-data-grid-premium',
    'Date and Time Pickers | @mui/x-date-pickers | @mui/x-date-pickers-pro | –',
    'Charts | @mui/x-charts | @mui/x-charts-pro | –',
    'Tree View | @mui/x-tree-view | @mui/x-tree-view-pro | –',
    'One package per family is enough: a paid package depends on the packages of the plans below it.',
  ],
  () => {
    expect(NAMES).toHaveLength(2 * FAMILIES.length + 1);
    for (const family of FAMILIES) {
      const { dependencies, version } = manifest(`${family}-pro`);
      expect(dependencies[`@mui/${family}`]).toBe(version);
      expect(Object.keys(manifest(family).dependencies).join()).not.toContain('license');
    }
    const { dependencies } = manifest('x-data-grid-premium');
    expect(dependencies).toMatchObject({
      '@mui/x-data-grid': '8.4.0',
      '@mui/x-data-grid-pro': '8.4.0',
    });
  },
);

claim(
  [
    'Pro and Premium packages check a license key.',
    'The function that sets the key is in @mui/x-license, so install that too.',
    'The paid packages already depend on @mui/x-license.',
  ],
  () => {
    expect(LicenseInfo.setLicenseKey).toBeInstanceOf(Function);
    expect(Object.keys(licensed).filter((name) => /license/i.test(name))).toEqual([]);
    const paid = NAMES.filter((name) => /-(?:pro|premium)$/.test(name));
    for (const name of paid) {
      expect(manifest(name).dependencies, name).toHaveProperty('@mui/x-license');
    }
  },
);

claim(
  [
    'All packages of the table above have these peer dependencies.',
    'react, react-dom | ^17.0.0 || ^18.0.0 || ^19.0.0 | the same version of both',
    '@mui/material | ^5.15.14 || ^6.0.0 || ^7.0.0 | 7 is recommended',
    '@mui/system | ^5.15.14 || ^6.0.0 || ^7.0.0 | installed with @mui/material',
    '@emotion/react | ^11.9.0 | optional, see below',
    '@emotion/styled | ^11.8.1 | optional, see below',
    'MUI X 8 accepts Material UI up to version 7, so the commands install @mui/material@7.',
  ],
  () => {
    for (const peer of ['react', 'react-dom']) {
      expectPeer(NAMES, peer, '^17.0.0 || ^18.0.0 || ^19.0.0', false);
    }
    const react = REACT['/node_modules/react/package.json'];
    const dom = REACT['/node_modules/react-dom/package.json'];
    expect(dom?.version).toBe(react?.version);
    expect(dom?.peerDependencies.react).toBe(`^${react?.version}`); // refuses an older react
    expectPeer(NAMES, '@mui/material', MATERIAL, false);
    expectPeer(NAMES, '@mui/system', MATERIAL, false);
    expectPeer(NAMES, '@emotion/react', '^11.9.0', true);
    expectPeer(NAMES, '@emotion/styled', '^11.8.1', true);
  },
);

claim(
  [
    'The pickers have these peers too, all of them optional.',
    'dayjs | ^1.10.7',
    'date-fns | ^2.25.0 || ^3.2.0 || ^4.0.0',
    'luxon | ^3.0.2',
    'moment | ^2.29.4',
    'date-fns-jalali | ^2.13.0-0 || ^3.2.0-0 || ^4.0.0-0',
    'moment-jalaali | ^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0',
    'moment-hijri | ^2.1.2 || ^3.0.0',
  ],
  () => {
    const ranges: Record<string, string> = {
      dayjs: '^1.10.7',
      'date-fns': '^2.25.0 || ^3.2.0 || ^4.0.0',
      luxon: '^3.0.2',
      moment: '^2.29.4',
      'date-fns-jalali': '^2.13.0-0 || ^3.2.0-0 || ^4.0.0-0',
      'moment-jalaali': '^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0',
      'moment-hijri': '^2.1.2 || ^3.0.0',
    };
    const pickers = NAMES.filter((name) => name.startsWith('x-date-pickers'));
    const common = Object.keys(manifest('x-charts').peerDependencies);
    for (const [peer, range] of Object.entries(ranges)) {
      expectPeer(pickers, peer, range, true);
    }
    for (const name of pickers) {
      const own = Object.keys(manifest(name).peerDependencies);
      expect(own.filter((peer) => !common.includes(peer)).sort()).toEqual(
        Object.keys(ranges).sort(),
      );
    }
  },
);

claim(
  [
    'Since version 8, @mui/x-data-grid imports index.css.',
    '@mui/x-data-grid-pro and @mui/x-data-grid-premium import that package, so they load it too.',
    'The other families import no CSS.',
    'With a paid grid, also list the packages of the lower plans: the CSS file is in @mui/x-data-grid.',
  ],
  () => {
    expect(Object.values(ENTRIES).join()).toMatch(/import ['"][./]*index\.css['"]/);
    const owners = Object.keys(SHEETS).map((file) => file.split('/')[3]);
    expect([...new Set(owners)]).toEqual(['x-data-grid']);
    for (const plan of ['pro', 'premium']) {
      expect(manifest(`x-data-grid-${plan}`).dependencies).toHaveProperty('@mui/x-data-grid');
    }
  },
);

claim(
  [
    'The engines field of the packages allows Node.js 14 and later.',
    'Packages of one release can have different version numbers: @mui/x-charts 8.5.0 depends on @mui/x-charts-vendor 8.4.0.',
  ],
  () => {
    expect(new Set(NAMES.map((name) => manifest(name).engines.node))).toEqual(
      new Set(['>=14.0.0']),
    );
    const [vendor] = Object.values(VENDOR);
    expect(manifest('x-charts')).toMatchObject({
      version: '8.5.0',
      dependencies: { '@mui/x-charts-vendor': '8.4.0' },
    });
    expect(vendor?.version).toBe('8.4.0');
  },
);
