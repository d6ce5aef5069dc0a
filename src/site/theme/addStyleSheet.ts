/**
 * Adds a link to a style sheet unless the document has it. One that a script adds does not block painting.
 * @returns when it is there, or cannot be had
 */
export function addStyleSheet(document: Document, address: string): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (sheets.some((sheet) => sheet.getAttribute('href') === address)) {
    return Promise.resolve();
  }
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  return new Promise((done) => {
    sheet.addEventListener('load', () => done());
    sheet.addEventListener('error', () => done());
    document.head.append(sheet);
  });
}
