import type { TextKey } from '#src/site/texts/translate.ts';
import { latePart, type LatePart } from '#src/site/loading/latePart.ts';
import { EDIT_EVENT, emit, LINKED_EVENT, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';
import type { CodeStyling, CodeVariant } from '#src/visitor/preferences/codePreference.ts';
import { aloneAddress } from '#src/demos/preview/aloneAddress.ts';
import { demoLink } from '#src/demos/model/demoAddresses.ts';
import { demoFiles } from '#src/demos/export/demoFiles.ts';
import type { DemoSources } from '#src/demos/model/demoSources.ts';
import { previewParameters, readPreview, type Preview } from '#src/demos/preview/preview.ts';
import { DIFFERENCES, EDIT, shownLanguage, shownStyling } from '#src/demos/model/demoElement.ts';

type Subject = {
  /** The whole demo on its page. */
  demo: HTMLElement | null;
  name: string;
  pathname: string;
  variant: CodeVariant;
  styling: CodeStyling;
  sources: Promise<DemoSources>;
  /** Loads what an action needs; gives undefined when it is lost, which the visitor has been told. */
  bring: <Part>(part: LatePart<Part>) => Promise<Part | undefined>;
};

/** One line of a demo's menu. */
export type DemoAction = {
  /** Its name in analytics (behaviour 6). */
  event: string;
  /** Key of its text. */
  text: TextKey;
  /** Fills `{place}` in the text. */
  place?: string;
  /** Does it. Gives the key of what there is to say to the visitor, if anything. Never rejects. */
  run: (subject: Subject) => Promise<TextKey | undefined>;
};

type Send<Part> = (
  part: Part,
  files: Record<string, string>,
  sources: DemoSources,
) => void | Promise<void>;

const sandboxes = latePart(() => import('#src/demos/export/sendToSandbox.ts'));
const zip = latePart(() => import('#src/demos/export/downloadZip.ts'));

/** The lines of the menu, in their order. */
export function demoActions(variant: CodeVariant): readonly DemoAction[] {
  return [
    { event: 'edit', text: 'live.editCode', run: edit },
    { event: 'reset', text: 'demo.reset', run: reset },
    {
      event: `copy-${variant.toLowerCase()}-source-link`,
      text: 'demo.copyLink',
      run: copyLink,
    },
    { event: 'open-alone', text: 'demo.openAlone', run: openAlone },
    {
      event: 'stackblitz',
      text: 'demo.openIn',
      place: 'StackBlitz',
      run: withFiles(sandboxes, (part, ...project) => part.openInStackBlitz(...project)),
    },
    {
      event: 'codesandbox',
      text: 'demo.openIn',
      place: 'CodeSandbox',
      run: withFiles(sandboxes, (part, ...project) => part.openInCodeSandbox(...project)),
    },
    {
      event: 'download',
      text: 'demo.download',
      run: withFiles(zip, ({ downloadZip }, files, { name }) => downloadZip(files, name)),
    },
  ];
}

function edit({ demo }: Subject): Promise<undefined> {
  if (demo) {
    emit(demo, EDIT_EVENT);
  }
  return Promise.resolve(undefined);
}

function reset({ demo }: Subject): Promise<undefined> {
  if (demo) {
    emit(demo, RESTART_EVENT);
  }
  return Promise.resolve(undefined);
}

async function copyLink({ demo, name, variant, styling }: Subject): Promise<TextKey> {
  const address = location.href.split('#')[0] ?? '';
  const changes = demo?.getAttribute(EDIT) ?? '';
  // An edited demo keeps its language and styling whatever the others show.
  const language = changes === '' ? variant : shownLanguage(demo);
  const look = changes === '' ? styling : (shownStyling(demo) ?? 'MUI System');
  const state = previewParameters(previewOf(demo));
  try {
    await navigator.clipboard.writeText(
      `${address}${demoLink(name, language, look, state)}${changes}`,
    );
    if (demo) {
      emit(demo, LINKED_EVENT);
    }
    return 'demo.linkCopied';
  } catch {
    return 'demo.notCopied'; // the clipboard may be denied
  }
}

function openAlone({ demo, pathname, name }: Subject): Promise<undefined> {
  window.open(aloneAddress({ pathname, name }, previewOf(demo)), '_blank', 'noopener');
  return Promise.resolve(undefined);
}

/** In what the demo differs from the site now. */
function previewOf(demo: Element | null): Preview {
  return readPreview(demo?.getAttribute(DIFFERENCES) ?? '');
}

/** The same files for all who take them, in the language that is shown. */
function withFiles<Part>(late: LatePart<Part>, send: Send<Part>): DemoAction['run'] {
  return async ({ sources, variant, bring }) => {
    try {
      const found = await sources;
      const part = await bring(late);
      if (part) {
        await send(part, demoFiles(found, variant), found);
      }
      return undefined;
    } catch {
      return 'demo.noFiles';
    }
  };
}
