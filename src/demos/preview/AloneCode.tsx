import { useState } from 'react';
import { fetchSources } from '#src/demos/model/demoSources.ts';
import { CODE } from '#src/site/code/codeElement.ts';
import { copyText } from '#src/site/code/copyCode.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { CodeStyling, CodeVariant } from '#src/visitor/preferences/codePreference.ts';
import type { DemoPlace } from './aloneAddress.ts';

type Props = { place: DemoPlace; variant: CodeVariant; styling: CodeStyling };

/** The code of a demo, which is fetched when it is opened: the page of the demo, which has it, is another one. */
export function AloneCode({ place: { pathname, name }, variant, styling }: Props) {
  const translate = useTranslate();
  const [code, setCode] = useState<string>();
  const [isLost, setLost] = useState(false);
  const open = async () => {
    try {
      const { files } = await fetchSources(pathname, name, fetch, styling).catch(
        () => fetchSources(pathname, name), // few demos are written in each styling
      );
      setCode(files[variant][`${name}.${variant === 'JS' ? 'jsx' : 'tsx'}`]);
      setLost(false);
    } catch {
      setLost(true); // closed and opened again, it is asked for again
    }
  };
  return (
    <details
      className="alone-code"
      onToggle={({ currentTarget }) => void (currentTarget.open && code === undefined && open())}
    >
      <summary>{translate('demo.preview.code', { demo: name })}</summary>
      {isLost && <p role="alert">{translate('late.lost')}</p>}
      {code !== undefined && (
        <div className={CODE}>
          <pre
            role="group"
            // It scrolls, so it takes the focus, as other code does.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={translate('demo.preview.code', { demo: name })}
          >
            <code>{code}</code>
          </pre>
          <button
            type="button"
            className="copy"
            onClick={({ currentTarget }) => void copyText(currentTarget, code, 'block')}
          >
            {translate('copy')}
          </button>
        </div>
      )}
    </details>
  );
}
