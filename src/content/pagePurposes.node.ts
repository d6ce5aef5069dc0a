import type { ApiRecord } from '#src/api/apiRecord.ts';
import type { Purpose } from '#src/api/purpose.ts';
import { purposesOf } from '#src/api/purposes.node.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { documentNames } from './documentNames.node.ts';
import { siteDocuments } from './siteDocuments.node.ts';
import type { Documents } from './readDocuments.node.ts';

/** The rows of an API page by what they are for, as the documents of its product tell; nothing where they tell too little. */
export function pagePurposes(record: ApiRecord, documents: Documents = siteDocuments()): Purpose[] {
  return purposesOf(record, documentNames(record.product, documents), siteTree);
}
