import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';

const PART = '&edit=';
/** Of a demo's text, in characters; what is longer is no demo, and may be a trap. */
const LONGEST = 100_000;

/** What stands behind the hash of a demo for its edited text: `&edit=…`. It never leaves the browser, as no hash does. */
export function editPart(text: string): string {
  return PART + compressToEncodedURIComponent(text);
}

/** The edited text of a hash; undefined when it has none, or one that `editPart` did not write. */
export function readEdit(hash: string): string | undefined {
  const [, packed = ''] = hash.split(PART);
  if (packed === '' || packed.length > LONGEST) {
    return undefined;
  }
  const text = decompressFromEncodedURIComponent(packed);
  return text && text.length <= LONGEST && editPart(text) === PART + packed ? text : undefined;
}
