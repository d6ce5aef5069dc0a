/** What a page says to a worker that waits: to take over from the old one. */
export const TAKE_OVER = { type: 'x-docs/take-over' } as const;

/** Whether a message is that one; a worker listens to no other (behaviour 9). */
export function isTakeOver(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === TAKE_OVER.type
  );
}
