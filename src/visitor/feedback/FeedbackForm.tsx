import { useId, type KeyboardEvent, type Ref } from 'react';
import { feedbackFormCss } from '#src/generated/feedbackFormStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import type { Vote } from './feedbackState.ts';
import { IssueLink } from './IssueLink.tsx';

export type FeedbackFormProps = {
  vote: Vote;
  /** Title of the section that the comment is about; undefined: about the page. */
  section: string | undefined;
  comment: string;
  isSending: boolean;
  repository: string | undefined;
  field: Ref<HTMLTextAreaElement>;
  onComment: (comment: string) => void;
  onCancel: () => void;
  onSubmit: () => void;
};

const LABELS = { 1: 'feedbackMessageUp', 0: 'feedbackMessageDown' } as const;

/** A comment on a vote: one labelled field, Cancel and Submit (behaviour 8.1). */
export function FeedbackForm(props: FeedbackFormProps) {
  const { vote, section, comment, isSending, repository, field, onComment, onCancel, onSubmit } =
    props;
  const translate = useTranslate();
  useLateStyle('feedback-form', feedbackFormCss);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    }
  };

  return (
    <form
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id}>
        {section === undefined
          ? translate(LABELS[vote])
          : translate('feedbackMessageSection', { section })}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        value={comment}
        readOnly={isSending}
        onChange={({ target }) => onComment(target.value)}
        onKeyDown={onKeyDown}
      />
      {vote === 0 && repository && (
        <p>
          {translate('feedbackMessageToGitHub.usecases')}{' '}
          <IssueLink repository={repository}>
            {translate('feedbackMessageToGitHub.callToAction.link')}
          </IssueLink>{' '}
          {translate('feedbackMessageToGitHub.reasonWhy')}
        </p>
      )}
      {/* Not `disabled` while sending: that would throw the focus away. */}
      <div className="feedback-actions">
        <button type="button" aria-disabled={isSending} onClick={onCancel}>
          {translate('cancel')}
        </button>
        <button type="submit" aria-disabled={isSending}>
          {translate('submit')}
        </button>
      </div>
    </form>
  );
}
