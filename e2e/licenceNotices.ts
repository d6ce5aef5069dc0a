import { createRequire } from 'node:module';
import path from 'node:path';

type NoticeModule = {
  showMissingLicenseKeyError: (missing: { plan: string; packageName: string }) => void;
};

const PAID_PACKAGES = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'].flatMap(
  (name) => [
    { plan: 'Pro', packageName: `@mui/${name}-pro` },
    { plan: 'Premium', packageName: `@mui/${name}-premium` },
  ],
);

/** The exact console messages of paid packages without a licence key, as the installed @mui/x-license writes them. */
export const licenceNotices: ReadonlySet<string> = new Set(PAID_PACKAGES.map(writtenNotice));

function writtenNotice(missing: { plan: string; packageName: string }): string {
  const { resolve } = createRequire(path.resolve('package.json'));
  const notices = createRequire(resolve('@mui/x-license'))(
    './utils/licenseErrorMessageUtils.js',
  ) as NoticeModule;
  const write = console.error;
  let written = '';
  console.error = (text: string) => {
    written = text;
  };
  try {
    notices.showMissingLicenseKeyError(missing);
  } finally {
    console.error = write;
  }
  if (!written.includes(missing.packageName)) {
    throw new Error(
      'The licence notice of @mui/x-license is no longer written by showMissingLicenseKeyError. Find where it is.',
    );
  }
  return written;
}
