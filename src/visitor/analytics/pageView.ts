import { parsePath } from '#src/site/path/parsePath.ts';
import type { PageView } from './events.ts';

/** What a document says of the page it shows. `/zh/x/react-charts/?a=1#b` -> location `/x/react-charts/` */
export function readPageView(document: Document, path: string): PageView {
  return {
    page_title: document.title,
    page_location: parsePath(path).canonicalPath,
    productId: readMeta(document, 'mui:productId'),
    productCategoryId: readMeta(document, 'mui:productCategoryId'),
  };
}

function readMeta(document: Document, name: string): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta?.content || 'null';
}
