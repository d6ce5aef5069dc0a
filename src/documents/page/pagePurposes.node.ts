import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import type { Purpose } from '#src/reference/render/purpose.ts';
import { purposesOf } from '#src/reference/render/purposes.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { documentNames } from './documentNames.node.ts';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import type { Documents } from '#src/documents/parse/readDocuments.node.ts';

/** The rows of an API page by what they are for, as the documents of its product tell; nothing where they tell too little. */
export function pagePurposes(record: ApiRecord, documents: Documents = siteDocuments()): Purpose[] {
  return purposesOf(record, documentNames(record.product, documents), siteTree);
}
