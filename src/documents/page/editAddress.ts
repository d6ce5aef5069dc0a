const BRANCH = 'main';

/**
 * Where a file of this repository is changed on its web view; none without a repository (behaviour 8.2).
 * `https://git.example.com/docs`, `data/a.md` -> `https://git.example.com/docs/edit/main/data/a.md`
 */
export function editAddress(repository: string | undefined, file: string): string | undefined {
  return repository === undefined ? undefined : `${repository}/edit/${BRANCH}/${file}`;
}

/** Where a file of this repository is read on its web view; none without a repository. */
export function readAddress(repository: string | undefined, file: string): string | undefined {
  return repository === undefined ? undefined : `${repository}/blob/${BRANCH}/${file}`;
}
