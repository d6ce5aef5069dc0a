import { useId } from 'react';
import { INTRODUCTION } from '#src/site/path/ownPages.ts';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import styles from './signInSample.module.css';

/** A landing page with a sign-in form, to show the components' kind of page with a look of its own. It sends nothing anywhere. */
export function SignInSample() {
  const translate = useLateTranslate();
  const email = useId();
  const password = useId();
  return (
    <main id="main-content" className={styles.page}>
      <div className={styles.promise}>
        <h1>{translate('onepirate.title')}</h1>
        <p>{translate('onepirate.promise')}</p>
      </div>
      <form className={styles.card}>
        <h2>{translate('onepirate.signIn')}</h2>
        <label htmlFor={email}>{translate('onepirate.email')}</label>
        <input id={email} type="email" autoComplete="email" />
        <label htmlFor={password}>{translate('onepirate.password')}</label>
        <input id={password} type="password" autoComplete="current-password" />
        {/* Not a submit button, and two fields: without one, Enter submits nothing either, scripts or not. */}
        <button type="button">{translate('onepirate.board')}</button>
        <p>{translate('onepirate.note')}</p>
      </form>
      <p>
        <a href={INTRODUCTION}>{translate('onepirate.back')}</a>
      </p>
    </main>
  );
}
