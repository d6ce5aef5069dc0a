import { readDocuments } from '#src/content/readDocuments.node.ts';
import { readOutline } from '#src/content/readParsed.node.ts';
import { demoFileTexts } from '#src/demo/demoFileTexts.node.ts';
import { demoSourceFiles } from '#src/demo/demoSourceFiles.node.ts';

/** What a page fetches when a visitor uses its demos: their sources and the files they import, as texts by address. */
export async function demoFetchedFiles(): Promise<Map<string, string>> {
  const documents = [...readDocuments().values()].map((document) => ({
    ...document,
    title: readOutline(document.file).frontMatter.title,
  }));
  return new Map([...(await demoSourceFiles(documents)), ...(await demoFileTexts(documents))]);
}
