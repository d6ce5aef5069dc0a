import { useSyncExternalStore, type ReactNode } from 'react';
import { issueAddress } from './issueAddress.ts';

type Props = { repository: string; children: ReactNode };

/** A link to a new issue about the page in view. */
export function IssueLink({ repository, children }: Props) {
  const here = useSyncExternalStore(
    onAnchorChange,
    () => window.location.href,
    () => '',
  );
  return (
    <a href={issueAddress(repository, here)} rel="nofollow">
      {children}
    </a>
  );
}

function onAnchorChange(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}
