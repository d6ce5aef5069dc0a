import type { ReactNode } from 'react';

type Props = {
  /** Nothing, or false: there is nothing to say, and nothing is shown. */
  children: ReactNode;
  isFailure?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
};

/** What there is to say of an edit. It lies over the foot of the stage, so that nothing moves while one types. */
export function LiveNote({ children, isFailure, action }: Props) {
  return (
    <div className="live-note" data-failure={isFailure || undefined}>
      <p role="status">{children}</p>
      {action}
    </div>
  );
}
