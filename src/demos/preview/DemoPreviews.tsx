import { useState } from 'react';
import { createPortal } from 'react-dom';
import { demoPreviewCss } from '#src/generated/demoPreviewStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { useThemeState } from '#src/site/theme/ThemeStateProvider.tsx';
import { useLateStyle } from '#src/site/loading/useLateStyle.ts';
import type { Preview } from './preview.ts';
import { PreviewExpanded } from './PreviewExpanded.tsx';
import { PreviewMatrix } from './PreviewMatrix.tsx';
import { PreviewPanel, type WindowKind } from './PreviewPanel.tsx';
import { PreviewStage } from './PreviewStage.tsx';
import { PreviewWindow } from './PreviewWindow.tsx';
import { usePreviews } from './usePreviews.ts';
import { demoAround, nameOf, stageOf } from '#src/demos/model/demoElement.ts';

export type DemoPreviewsProps = {
  /** Of the page. */
  pathname: string;
  /** What was pressed in the toolbar of a demo: the panel stands there while there is one. */
  button: HTMLElement | null;
  onClose: () => void;
};

type Opened = { name: string; kind: WindowKind };

/** The previews of a page: the panel in which a visitor chooses them, the demos that have one, and the window over the page. */
export function DemoPreviews({ pathname, button, onClose }: DemoPreviewsProps) {
  const translate = useTranslate();
  useLateStyle('demo-preview', demoPreviewCss);
  const [previews, show] = usePreviews();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { direction, dense } = useThemeState();
  const panelOf = nameOf(demoAround(button));
  // In a frame of its own a demo knows the site's mode, but not what was chosen for this visit only.
  const asSite: Preview = {
    ...(direction === 'rtl' && { dir: direction }),
    ...(dense && { density: 'dense' }),
  };
  const names = new Set([...previews.keys(), ...(panelOf ? [panelOf] : [])]);

  const open = (kind: WindowKind) => {
    onClose();
    button?.focus(); // where the window returns the focus to
    if (panelOf) {
      setOpened({ name: panelOf, kind });
    }
  };

  return (
    <>
      {[...names].map((name) => {
        const stage = stageOf(document.getElementById(name));
        return (
          stage &&
          createPortal(
            <PreviewStage
              stage={stage}
              place={{ pathname, name }}
              preview={previews.get(name) ?? {}}
              asSite={asSite}
              onChange={(preview) => show(name, preview)}
            />,
            stage,
            name,
          )
        );
      })}
      {button && panelOf && (
        <PreviewPanel
          key={panelOf}
          button={button}
          place={{ pathname, name: panelOf }}
          preview={previews.get(panelOf) ?? {}}
          onChange={(preview) => show(panelOf, preview)}
          onOpen={open}
          onClose={onClose}
        />
      )}
      {opened && (
        <PreviewWindow
          title={translate(`demo.preview.titles.${opened.kind}`, { demo: opened.name })}
          onClose={() => setOpened(null)}
        >
          {opened.kind === 'matrix' ? (
            <PreviewMatrix
              place={{ pathname, name: opened.name }}
              preview={{ ...asSite, ...previews.get(opened.name) }}
            />
          ) : (
            <PreviewExpanded
              demo={document.getElementById(opened.name)}
              place={{ pathname, name: opened.name }}
              preview={previews.get(opened.name) ?? {}}
              asSite={asSite}
              onChange={(preview) => show(opened.name, preview)}
            />
          )}
        </PreviewWindow>
      )}
    </>
  );
}
