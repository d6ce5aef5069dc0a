import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useDocsConfig } from '#src/site/texts/DocsConfig.tsx';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { EarlyTextKey } from '#src/site/texts/translate.ts';
import { Icon } from '#src/site/theme/Icon.tsx';
import { isOpen, pressedVote, type FeedbackState, type Vote } from './feedbackState.ts';
import { IssueLink } from './IssueLink.tsx';
import { useSectionButtons, type Section } from './useSectionButtons.ts';
import { ownBrowser, useFeedback, type FeedbackPage, type Surroundings } from './useFeedback.ts';

type Props = FeedbackPage & {
  /** Takes the place of the browser. */
  browser?: typeof ownBrowser;
};

const CHOICES = [
  { vote: 1, text: 'feedbackYes', icon: 'yes' },
  { vote: 0, text: 'feedbackNo', icon: 'no' },
] as const;

/** What is said below the buttons, by the state of the feedback. */
const NOTES: Partial<Record<FeedbackState['kind'], EarlyTextKey>> = {
  sending: 'feedbackSending',
  sent: 'feedbackSubmitted',
  kept: 'feedbackKept',
};

/** Asks whether the page helped. The form for a comment is brought in with the first vote. */
export function FeedbackPrompt(props: Props) {
  return <Prompt key={props.pathname} {...props} />;
}

function Prompt({ browser = ownBrowser, ...page }: Props) {
  const { feedbackUrl, repository, productionHosts } = useDocsConfig();
  const surroundings = { feedbackUrl, repository, productionHosts, ...browser };
  const { state, dispatch, vote, cancel, submit } = useFeedback(page, surroundings);
  const [late, setLate] = useState<Awaited<ReturnType<Surroundings['loadForm']>>>();
  const [section, setSection] = useState<Section>();
  const root = useRef<HTMLDivElement>(null);
  const { field, focusField, returnFocus } = useFormFocus(root);
  const question = useId();
  const translate = useTranslate();
  const { loadForm } = browser;
  const lacksForm = state.kind === 'commenting' && !late;

  useEffect(() => {
    if (lacksForm) {
      loadForm().then(setLate, () => dispatch({ type: 'fail' }));
    }
  }, [lacksForm, loadForm, dispatch]);

  const choose = (chosen: Vote) => {
    setSection(undefined);
    vote(chosen);
    focusField();
  };

  useSectionButtons(page.pathname, feedbackUrl !== undefined, (chosen) => {
    setSection(chosen);
    dispatch({ type: 'open' });
    focusField();
  });

  return (
    <div ref={root} className="feedback" role="group" aria-labelledby={question}>
      <div className="feedback-votes">
        <p id={question}>{translate('feedbackMessage')}</p>
        <VoteButtons pressed={pressedVote(state)} onChoose={choose} />
      </div>
      {feedbackUrl === undefined && <p className="feedback-local">{translate('feedbackLocal')}</p>}
      <Notes kind={state.kind} repository={repository} />
      {late && feedbackUrl !== undefined && isOpen(state) && (
        <late.FeedbackForm
          vote={state.vote}
          section={section?.title}
          comment={state.comment}
          isSending={state.kind === 'sending'}
          repository={repository}
          field={field}
          onComment={(comment) => dispatch({ type: 'comment', comment })}
          onCancel={() => {
            returnFocus(state.vote);
            cancel();
          }}
          onSubmit={() => void submit(() => returnFocus(state.vote), section?.hash)}
        />
      )}
    </div>
  );
}

/** A vote brings focus to the comment; when the form goes away with it, the vote takes it back. */
function useFormFocus(root: RefObject<HTMLElement | null>) {
  const shown = useRef<HTMLTextAreaElement>(null);
  // A comment brought back after a reload takes no focus: the visitor is reading.
  const isWanted = useRef(false);

  const field = useCallback((element: HTMLTextAreaElement | null) => {
    shown.current = element;
    if (isWanted.current) {
      element?.focus();
    }
  }, []);

  const focusField = () => {
    isWanted.current = true;
    shown.current?.focus();
  };

  const returnFocus = (vote: Vote) => {
    if (shown.current?.form?.contains(document.activeElement)) {
      root.current?.querySelector<HTMLElement>(`[value="${vote}"]`)?.focus();
    }
  };

  return { field, focusField, returnFocus };
}

type VoteButtonsProps = { pressed: Vote | undefined; onChoose: (vote: Vote) => void };

function VoteButtons({ pressed, onChoose }: VoteButtonsProps) {
  const translate = useTranslate();
  return CHOICES.map(({ vote, text, icon }) => (
    <button
      key={vote}
      type="button"
      value={vote}
      aria-pressed={pressed === vote}
      onClick={() => onChoose(vote)}
    >
      <Icon name={icon} />
      {translate(text)}
    </button>
  ));
}

type NotesProps = { kind: FeedbackState['kind']; repository: string | undefined };

/** What became of the feedback. The status line is there before its text, so that it is read out. */
function Notes({ kind, repository }: NotesProps) {
  const translate = useTranslate();
  const note = NOTES[kind];
  return (
    <>
      <p role="status">{note && translate(note)}</p>
      {kind === 'failed' && <p role="alert">{translate('feedbackFailed')}</p>}
      {kind === 'kept' && repository && (
        <p>
          <IssueLink repository={repository}>{translate('feedbackCommentInIssue')}</IssueLink>
        </p>
      )}
    </>
  );
}
