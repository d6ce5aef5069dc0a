import { strToU8, zipSync } from 'fflate';

/** The same files give the same archive. ZIP knows no dates before 1980. */
const DATE = '1980-01-01T12:00:00';

/** Hands a project to the visitor as `<name>.zip`, with one folder inside. Nothing leaves the browser. */
export function downloadZip(files: Readonly<Record<string, string>>, name: string): void {
  const address = URL.createObjectURL(
    new Blob([zipFiles(files, name)], { type: 'application/zip' }),
  );
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: `${name}.zip` });
  link.click();
  // The browser has taken the archive over by then.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** An archive with one folder that holds the files. */
export function zipFiles(
  files: Readonly<Record<string, string>>,
  folder: string,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { mtime: DATE });
}
