import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { Frames } from './useFrames.ts';

type Props = {
  /** Of the demo. */
  name: string;
  frames: Frames;
  onHeight?: (height: number) => void;
};

/** A demo in its frame, and behind it the frame that comes next. */
export function PreviewView({ name, frames: { addresses, drawn, onDrawn }, onHeight }: Props) {
  const translate = useTranslate();
  return (
    <div className="preview-view">
      {addresses.map((address) => (
        <PreviewFrame
          key={address}
          address={address}
          title={translate('demo.preview.of', { demo: name })}
          isWaiting={address !== drawn}
          onDrawn={onDrawn}
          onHeight={onHeight}
        />
      ))}
    </div>
  );
}
