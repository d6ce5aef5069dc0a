/** A finding of `npm run audit` that this repository lives with for a while. */
export type AcceptedFinding = {
  /** The advisory's id, such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  /** The package it is about. */
  package: string;
  /** Why it does no harm here. */
  reason: string;
  /** Days as `2026-11-21`: when it was looked at, and the last day on which it is accepted without another look. */
  since: string;
  until: string;
};

/** Accepted findings; none so far. One that is found no more is to be deleted, one past its day is a finding again. */
export const acceptedFindings: readonly AcceptedFinding[] = [];
