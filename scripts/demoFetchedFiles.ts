import { readFileSync } from 'node:fs';
import { readDocuments } from '#src/content/readDocuments.node.ts';
import { outlineDocument } from '#src/content/renderDocument.node.ts';
import { demoFileTexts } from '#src/demo/demoFileTexts.node.ts';
import { demoSourceFiles } from '#src/demo/demoSourceFiles.node.ts';

/** What a page fetches when a visitor uses its demos: their sources and the files they import, as texts by address. */
export async function demoFetchedFiles(): Promise<Map<string, string>> {
  const documents = [...readDocuments().values()].map((document) => {
    const { frontMatter } = outlineDocument(readFileSync(document.file, 'utf8'), document.file);
    return { ...document, title: frontMatter.title };
  });
  return new Map([...(await demoSourceFiles(documents)), ...(await demoFileTexts(documents))]);
}
