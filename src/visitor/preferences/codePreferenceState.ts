import { CODE_STYLING_KEY, CODE_VARIANT_KEY } from '#src/site/storage/storedKeys.ts';
import {
  codeStylings,
  codeVariants,
  DEMO_NAME,
  firstKnown,
  readDemoHash,
  type CodeStyling,
  type CodeVariant,
  type DemoHash,
} from './codePreference.ts';
import { cookieOfDocument } from '#src/site/storage/readCookie.ts';

/** How demos show their source. */
export type CodePreference = { variant: CodeVariant; styling: CodeStyling };

/**
 * The preference as the document carries it: the boot script and React are two programs and see one state.
 * Before it is first read, the address and the cookies decide (behaviour 4.2).
 */
export function codePreference(): CodePreference {
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  const hash = linkedDemo();
  return {
    variant: firstKnown(
      codeVariants,
      [codeVariant, hash.variant, cookieOfDocument(CODE_VARIANT_KEY)],
      'TS',
    ),
    styling: firstKnown(
      codeStylings,
      [codeStyling, hash.styling, cookieOfDocument(CODE_STYLING_KEY)],
      'MUI System',
    ),
  };
}

/** Puts the preference on the document without storing it. */
export function showCodePreference({ variant, styling }: CodePreference): void {
  document.documentElement.dataset.codeVariant = variant;
  document.documentElement.dataset.codeStyling = styling;
}

/** What the address says of the demos of this page. */
export function linkedDemo(): DemoHash {
  const demos = [...document.querySelectorAll(`[${DEMO_NAME}]`)];
  return readDemoHash(
    location.hash,
    demos.map((demo) => demo.getAttribute(DEMO_NAME) ?? ''),
  );
}
