import type { LateTranslate } from '#src/site/texts/lateTexts.ts';
import type { AnswerState } from './useAnswers.ts';

/** What the box says of its results to those who do not see them. Nothing: nothing was asked, or the box says more itself. */
export function statusText(
  { kind, answer }: AnswerState,
  input: string,
  translate: LateTranslate,
): string {
  if (kind === 'start' || kind === 'failed') {
    return '';
  }
  const lacking = answer.isLacking ? ` ${translate('search.lacking')}` : '';
  if (answer.total > 0) {
    return translate('search.count', { count: answer.total }) + lacking;
  }
  return kind === 'waiting' || answer.isPartial
    ? translate('search.waiting')
    : translate('search.none', { text: input.trim() }) + lacking;
}
