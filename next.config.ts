import { existsSync } from 'node:fs';
import type { NextConfig } from 'next';
import { BASE } from './data/site/base.ts';
import { readBuildId } from './data/site/buildId.node.ts';
import { site } from './data/site/site.ts';

if (!existsSync('src/generated/inline.ts')) {
  throw new Error(
    'src/generated is missing. Run `npm run generate` first, or `npm run build`, which does both.',
  );
}

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath: BASE,
  reactStrictMode: true,
  // Turbopack needs it in the pages router: without it emotion and MUI are loaded twice at export.
  bundlePagesRouterDependencies: true,
  experimental: {
    // It guards routes of the app router, which there are none of; and where its list is lost, it goes to `/x/x/…`.
    clientRouterFilter: false,
    // For the next build on this machine; a clone of CI builds once.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  generateBuildId: () => readBuildId(),
  // The only values of the environment that pages are given.
  env: { SITE_FACTS: JSON.stringify(site) },
  turbopack: { resolveAlias: { '@mui/utils/formatMuiErrorMessage': './errorAddress.mjs' } },
  // `npm run types` checks the whole repository, tests included.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};

export default config;
