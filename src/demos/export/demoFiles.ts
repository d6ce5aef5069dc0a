import type { CodeVariant } from '#src/visitor/preferences/codePreference.ts';
import { spaced } from '#src/site/path/names.ts';
import type { DemoSources } from '#src/demos/model/demoSources.ts';

const ROOT = "document.getElementById('root')";

/** The endings of files of a project in a language; `component` for those that hold JSX. */
const ENDINGS = {
  TS: { component: 'tsx', module: 'ts' },
  JS: { component: 'jsx', module: 'js' },
} as const;

/** A page with one grid is heavier than Vite expects of a chunk. */
const VITE_CONFIG = `import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: { chunkSizeWarningLimit: 3000 },
};
`;

const THEME = `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
});
`;

const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  isolatedModules: true,
  noUncheckedSideEffectImports: false, // the locales of Moment have no declarations
  skipLibCheck: true,
  noEmit: true,
};

/**
 * A demo as a project that runs by itself: the same files for the ZIP and for every sandbox. Versions are exact.
 * @returns texts by path
 */
export function demoFiles(sources: DemoSources, variant: CodeVariant): Record<string, string> {
  const { component, module } = ENDINGS[variant];
  const isTyped = variant === 'TS';
  return {
    'package.json': packageJson(sources, variant),
    'index.html': indexHtml(sources, component),
    'vite.config.js': VITE_CONFIG,
    ...(isTyped
      ? { 'tsconfig.json': json({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }) }
      : {}),
    [`src/index.${component}`]: indexScript(sources, isTyped, variant),
    [`src/theme.${module}`]: THEME,
    ...Object.fromEntries(
      Object.entries(sources.files[variant]).map(([path, text]) => [`src/${path}`, text]),
    ),
    'README.md': `# ${sources.name}\n\n${sources.about}\n\n${sources.start}\n`,
    'LICENSE.md': `${sources.licence}\n`,
  };
}

function packageJson(sources: DemoSources, variant: CodeVariant): string {
  const { name, about, dependencies, devDependencies } = sources;
  return json({
    name: spaced(name).replaceAll(' ', '-').toLowerCase(),
    version: '0.0.0',
    private: true,
    description: about,
    type: 'module',
    scripts: {
      start: 'vite',
      dev: 'vite',
      build: variant === 'TS' ? 'tsc && vite build' : 'vite build',
    },
    dependencies,
    devDependencies: devDependencies[variant],
  });
}

function indexHtml({ name }: DemoSources, ending: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/index.${ending}"></script>
  </body>
</html>
`;
}

/** Style sheets beside the demo hold against Material UI's styles, which stand in a layer for that. */
function indexScript(
  { name, styling, files }: DemoSources,
  isTyped: boolean,
  variant: CodeVariant,
): string {
  const sheets = Object.keys(files[variant]).filter((file) => file.endsWith('.css'));
  const types = isTyped && sheets.length > 0 ? '/// <reference types="vite/client" />\n' : '';
  const engine = styling ? 'StyledEngineProvider, ' : '';
  const themed = [
    '<ThemeProvider theme={theme}>',
    '  <CssBaseline />',
    `  <${name} />`,
    '</ThemeProvider>',
  ];
  const tree = styling
    ? ['<StyledEngineProvider enableCssLayer>', ...indent(themed), '</StyledEngineProvider>']
    : themed;
  return `${types}import CssBaseline from '@mui/material/CssBaseline';
import { ${engine}ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import ${name} from './${name}';
import { theme } from './theme';${sheets.includes('tailwind.css') ? "\nimport './tailwind.css';" : ''}

createRoot(${ROOT}${isTyped ? ' as HTMLElement' : ''}).render(
  <StrictMode>
${indent(indent(tree)).join('\n')}
  </StrictMode>,
);
`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
