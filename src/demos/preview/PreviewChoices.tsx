import { settingsCss } from '#src/generated/settingsStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import { previewParameters, readPreview, type Preview } from './preview.ts';
import { PreviewChoice } from './PreviewChoice.tsx';
import { previewChoices } from './previewChoices.ts';

type Props = {
  /** Of the page. */
  pathname: string;
  preview: Preview;
  onChange: (preview: Preview) => void;
};

/** All in which a demo can differ from the site, each as one choice. */
export function PreviewChoices({ pathname, preview, onChange }: Props) {
  const translate = useTranslate();
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
