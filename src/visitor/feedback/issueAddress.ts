const TEMPLATE = '6.docs-feedback.yml';

/**
 * Where an issue about a page is written, with the page's address filled in (behaviour 8.1).
 * `https://git.example.com/docs`, `https://a.b/x/#c` -> `https://git.example.com/docs/issues/new?template=6.docs-feedback.yml&page-url=https%3A%2F%2Fa.b%2Fx%2F%23c`
 */
export function issueAddress(repository: string, pageUrl: string): string {
  return `${repository}/issues/new?template=${TEMPLATE}&page-url=${encodeURIComponent(pageUrl)}`;
}
