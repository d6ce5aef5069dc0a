/** Adds a link to a style sheet unless the document has it. One that a script adds does not block painting. */
export function addStyleSheet(document: Document, address: string): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (sheets.some((sheet) => sheet.getAttribute('href') === address)) {
    return;
  }
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  document.head.append(sheet);
}
