import { useId } from 'react';
import { demoEvent } from '#src/demos/model/demoElement.ts';

type Props = {
  /** Of the parameter: its action in analytics too. */
  name: string;
  label: string;
  choices: readonly { value: string; text: string; lang?: string }[];
  /** Empty: as the site. A value that is no choice, such as a width that was drawn, leaves all unchecked. */
  chosen: string;
  onChoose: (value: string) => void;
};

/** One of several values of a preview, as radio buttons that look like one control. */
export function PreviewChoice({ name, label, choices, chosen, onChoose }: Props) {
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
