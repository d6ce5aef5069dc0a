import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { copyAttributes } from './codeElement.ts';

/** A copy button in a line of text. The page's one listener hears it, and it says Copied for 1200 ms (behaviour 7). */
export function CopyButton({ code, label }: { code: string; label: string }) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="copy-inline needs-script"
      {...copyAttributes(code)}
      aria-label={label}
    >
      {translate('copy')}
    </button>
  );
}
