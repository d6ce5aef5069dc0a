import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { frameAddress, type DemoPlace } from './aloneAddress.ts';
import { FittedFrame } from './FittedFrame.tsx';
import type { Preview } from './preview.ts';

type Props = { place: DemoPlace; preview: Preview };

const MATRIX = [
  { mode: 'light', dir: 'ltr' },
  { mode: 'dark', dir: 'ltr' },
  { mode: 'light', dir: 'rtl' },
  { mode: 'dark', dir: 'rtl' },
] as const satisfies readonly Preview[];

/** One demo four times, in every mode and direction. */
export function PreviewMatrix({ place, preview }: Props) {
  const translate = useLateTranslate();
  return (
    <div className="preview-matrix">
      {MATRIX.map(({ mode, dir }) => {
        const name = `${translate(`settings.${mode}`)}, ${translate(`settings.${dir}`)}`;
        return (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <FittedFrame
              address={frameAddress(place, { ...preview, mode, dir })}
              title={`${place.name}: ${name}`}
            />
          </figure>
        );
      })}
    </div>
  );
}
