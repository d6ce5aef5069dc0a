import { useId } from 'react';
import { demoEvent } from '#src/demos/model/demoElement.ts';
import { settingsCss } from '#src/generated/settingsStyles.ts';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { previewParameters, readPreview, type Preview } from './preview.ts';
import { previewChoices } from './previewChoices.ts';

type Props = {
  /** Of the page. */
  pathname: string;
  preview: Preview;
  onChange: (preview: Preview) => void;
};

/** All in which a demo can differ from the site, each as one choice. */
export function PreviewChoices({ pathname, preview, onChange }: Props) {
  const translate = useLateTranslate();
  useLateStyle('settings', settingsCss);
  const given = new URLSearchParams(previewParameters(preview));

  const choose = (name: string, value: string) => {
    const parameters = new URLSearchParams(given);
    parameters.set(name, value);
    onChange(readPreview(parameters));
  };
  return (
    <>
      {previewChoices(pathname, translate).map(({ name, label, choices }) => (
        <PreviewChoice
          key={name}
          name={name}
          label={label}
          choices={choices}
          chosen={given.get(name) ?? ''}
          onChoose={(value) => choose(name, value)}
        />
      ))}
    </>
  );
}

type ChoiceProps = {
  /** Of the parameter: its action in analytics too. */
  name: string;
  label: string;
  choices: readonly { value: string; text: string; lang?: string }[];
  /** Empty: as the site. A value that is no choice, such as a width that was drawn, leaves all unchecked. */
  chosen: string;
  onChoose: (value: string) => void;
};

/** One of several values of a preview, as radio buttons that look like one control. */
function PreviewChoice({ name, label, choices, chosen, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {choices.map(({ value, text, lang }) => (
        <label key={value} lang={lang} {...demoEvent(`preview-${name}`, value || 'site')}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
