import { useId } from 'react';

type Props<T extends string> = {
  label: string;
  /** Analytics category of a choice; the value is the action (behaviour 6). */
  category: string;
  choices: readonly { value: T; text: string }[];
  chosen: T;
  onChoose: (value: T) => void;
  /** What is to be known before choosing. */
  note?: string;
};

/** One of several values, as radio buttons that look like one control. */
export function ChoiceGroup<T extends string>({
  label,
  category,
  choices,
  chosen,
  onChoose,
  note,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choices" aria-describedby={note && `${name}-note`}>
      <legend>{label}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} data-ga-event-category={category} data-ga-event-action={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
      {note && <small id={`${name}-note`}>{note}</small>}
    </fieldset>
  );
}
