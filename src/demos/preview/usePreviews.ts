import { useCallback, useEffect, useState } from 'react';
import { linkedDemo } from '#src/visitor/preferences/codePreferenceState.ts';
import { linkParameters } from '#src/demos/model/demoAddresses.ts';
import { previewParameters, readPreview, type Preview } from './preview.ts';

/** The demos of the page that have an appearance of their own, by name. */
export type Previews = ReadonlyMap<string, Preview>;

/** Keeps the previews of a page, beginning with the one its address names, and takes in those of links that are followed on it. */
export function usePreviews(): [Previews, (name: string, preview: Preview) => void] {
  const [previews, setPreviews] = useState<Previews>(readLink);

  const show = useCallback((name: string, preview: Preview) => {
    setPreviews((before) => {
      const others = [...before].filter(([other]) => other !== name);
      const own = previewParameters(preview) ? [[name, preview] as const] : [];
      return new Map([...others, ...own]);
    });
  }, []);

  useEffect(() => {
    const follow = () => setPreviews((before) => new Map([...before, ...readLink()]));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return [previews, show];
}

function readLink(): Previews {
  const { demo } = linkedDemo();
  const preview = readPreview(linkParameters(location.hash));
  return demo !== undefined && document.getElementById(demo) && previewParameters(preview)
    ? new Map([[demo, preview]])
    : new Map();
}
