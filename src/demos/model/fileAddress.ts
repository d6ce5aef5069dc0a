import { BASE } from '#data/site/base.ts';

/** Where the text of a file stands that demos import, as highlighted HTML. `shared/energy.ts` -> `/x/demo-files/shared/energy.ts.txt` */
export function fileAddress(file: string): string {
  return `${BASE}/demo-files/${file}.txt`;
}
