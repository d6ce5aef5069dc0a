import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import { readOutline } from '#src/documents/parse/readParsed.node.ts';
import { demoFileTexts } from '#src/demos/build/demoTexts.node.ts';
import { demoSourceFiles } from '#src/demos/build/readDemoSources.node.ts';

/** What a page fetches when a visitor uses its demos: their sources and the files they import, as texts by address. */
export async function demoFetchedFiles(): Promise<Map<string, string>> {
  const documents = [...readDocuments().values()].map((document) => ({
    ...document,
    title: readOutline(document.file).frontMatter.title,
  }));
  return new Map([...(await demoSourceFiles(documents)), ...(await demoFileTexts(documents))]);
}
