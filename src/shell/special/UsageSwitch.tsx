import { useState } from 'react';
import { chooseUsage, usageState } from '#src/visitor/signals/usageChoice.ts';
import { switchCss } from '#src/generated/switchStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { useInBrowser } from '#src/site/timing/useInBrowser.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';

/** Lets a visitor refuse usage statistics; where the browser has refused them already, says so. Drawn in a browser only. */
export function UsageSwitch() {
  const translate = useTranslate();
  useLateStyle('switch', switchCss);
  const atStart = useInBrowser(() => usageState(), undefined);
  const [chosen, setChosen] = useState<boolean>();
  if (atStart === undefined) {
    return null;
  }
  if (atStart === 'signalled') {
    return <p>{translate('usage.asked')}</p>;
  }
  return (
    <p>
      <label>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={chosen ?? atStart === 'allowed'}
          onChange={({ target }) => {
            chooseUsage(target.checked);
            setChosen(target.checked);
          }}
        />{' '}
        {translate('usage.allow')}
      </label>
    </p>
  );
}
