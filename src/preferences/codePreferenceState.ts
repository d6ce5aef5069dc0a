import {
  codeStylings,
  codeVariants,
  firstKnown,
  readDemoHash,
  type CodeStyling,
  type CodeVariant,
} from './codePreference.ts';
import { cookieStore } from '#src/storage/cookieStore.ts';

/** How demos show their source. */
export type CodePreference = { variant: CodeVariant; styling: CodeStyling };

/** Sent on `document` when the visitor changes a preference. */
export const PREFERENCE_EVENT = 'x-preference';

/**
 * The preference as the document carries it: the boot script and React are two programs and see one state.
 * Before it is first read, the address and the cookies decide (behaviour 4.2).
 */
export function codePreference(): CodePreference {
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  const hash = readDemoHash(location.hash, demoNames());
  return {
    variant: firstKnown(
      codeVariants,
      [codeVariant, hash.variant, cookieStore.read('codeVariant')],
      'TS',
    ),
    styling: firstKnown(
      codeStylings,
      [codeStyling, hash.styling, cookieStore.read('codeStyling')],
      'MUI System',
    ),
  };
}

/** Puts the preference on the document without storing it. */
export function showCodePreference({ variant, styling }: CodePreference): void {
  document.documentElement.dataset.codeVariant = variant;
  document.documentElement.dataset.codeStyling = styling;
}

/** Stores what the visitor chose for a year, and tells everyone on the page. */
export function chooseCodePreference(chosen: Partial<CodePreference>): void {
  const next = { ...codePreference(), ...chosen };
  if (chosen.variant) {
    cookieStore.write('codeVariant', chosen.variant);
  }
  if (chosen.styling) {
    cookieStore.write('codeStyling', chosen.styling);
  }
  showCodePreference(next);
  document.dispatchEvent(new Event(PREFERENCE_EVENT));
}

function demoNames(): string[] {
  return [...document.querySelectorAll('[data-demo]')].map(
    (demo) => demo.getAttribute('data-demo') ?? '',
  );
}
